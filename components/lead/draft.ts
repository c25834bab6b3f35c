import { fillIn, typedIn } from './form-fields.ts'
import { createIdempotencyKey } from './submit-lead.ts'

const SAVE_AFTER_MS = 300

interface Attempt {
  content: string
  key: string
}

interface StoredDraft {
  typed: Record<string, unknown>
  /** The last submission without a reply, which may have arrived. */
  attempt: Attempt | null
}

const EMPTY: StoredDraft = { typed: {}, attempt: null }

/** Saves what is typed in the session storage, so that no reload or closed popup loses it or submits it twice. */
export function createDraft(name: string) {
  let element: HTMLFormElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt: Attempt | null = null

  function cancelSave() {
    clearTimeout(timer)
    timer = undefined
  }

  function saveNow() {
    cancelSave()
    if (element) store(name, { typed: typedIn(element), attempt })
  }

  function savePending() {
    if (timer !== undefined) saveNow()
  }

  return {
    /** Restores the saved draft; returns the function that flushes a pending save and detaches. */
    attach(form: HTMLFormElement): () => void {
      element = form
      const saved = read(name)
      fillIn(form, saved.typed)
      attempt = saved.attempt
      window.addEventListener('pagehide', savePending)
      return () => {
        savePending()
        window.removeEventListener('pagehide', savePending)
      }
    },
    scheduleSave() {
      cancelSave()
      timer = setTimeout(saveNow, SAVE_AFTER_MS)
    },
    /** One idempotency key per content: a changed text is another lead. */
    keyFor(fields: Record<string, string>): string {
      const content = JSON.stringify(fields)
      if (attempt?.content === content) return attempt.key
      const key = createIdempotencyKey()
      attempt = { content, key }
      saveNow()
      return key
    },
    discard() {
      cancelSave()
      attempt = null
      store(name, EMPTY)
    },
  }
}

const entryOf = (name: string) => `lead-draft ${name}`

function read(name: string): StoredDraft {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(entryOf(name)) ?? '{}') as Partial<StoredDraft>) }
  } catch {
    // Storage is blocked or invalid: the form stays as the server rendered it.
    return EMPTY
  }
}

function store(name: string, draft: StoredDraft): void {
  try {
    const isEmpty = Object.values(draft.typed).every((value) => value === '')
    if (isEmpty) sessionStorage.removeItem(entryOf(name))
    else sessionStorage.setItem(entryOf(name), JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: only a reload would need the draft.
  }
}
