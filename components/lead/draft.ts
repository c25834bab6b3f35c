import { useEffect, useRef, type RefObject } from 'react'
import { fillIn, typedIn } from './form-fields.ts'
import { createIdempotencyKey } from './submit-lead.ts'

const SAVE_AFTER_MS = 300

interface Attempt {
  content: string
  key: string
}

interface Draft {
  typed: Record<string, unknown>
  /** What was sent last and may have arrived, though nobody has said so. */
  attempt: Attempt | null
}

const EMPTY: Draft = { typed: {}, attempt: null }

/** Keeps what is typed for as long as the tab lives, so that no reload and no closed popup loses it or sends it twice. */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saveNow = useRef(() => {})
  const attempt = useRef<Attempt>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const draft = read(name)
    fillIn(element, draft.typed)
    attempt.current = draft.attempt
    saveNow.current = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      store(name, { typed: typedIn(element), attempt: attempt.current })
    }
    const saveWaiting = () => {
      if (timer.current !== undefined) saveNow.current()
    }
    window.addEventListener('pagehide', saveWaiting)
    return () => {
      saveWaiting()
      window.removeEventListener('pagehide', saveWaiting)
    }
  }, [form, name])

  return {
    keep() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => saveNow.current(), SAVE_AFTER_MS)
    },
    /** One key for one content, however often it is sent: a changed text is another lead. */
    keyFor(fields: Record<string, string>): string {
      const content = JSON.stringify(fields)
      if (attempt.current?.content === content) return attempt.current.key
      const key = createIdempotencyKey()
      attempt.current = { content, key }
      saveNow.current()
      return key
    },
    forget() {
      clearTimeout(timer.current)
      timer.current = undefined
      attempt.current = null
      store(name, EMPTY)
    },
  }
}

const entryOf = (name: string) => `lead-draft ${name}`

function read(name: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(entryOf(name)) ?? '{}') as Partial<Draft>) }
  } catch {
    // Storage is closed or holds something else: the form stays as the server has sent it.
    return EMPTY
  }
}

function store(name: string, draft: Draft): void {
  try {
    const isEmpty = Object.values(draft.typed).every((value) => value === '')
    if (isEmpty) sessionStorage.removeItem(entryOf(name))
    else sessionStorage.setItem(entryOf(name), JSON.stringify(draft))
  } catch {
    // Storage is closed or full: only a reload would have needed it.
  }
}
