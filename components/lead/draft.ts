import { fillIn, isAsSent, typedIn } from './form-fields.ts'
import { restoreReplaced } from './replaced-form.ts'
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

/** Who the visitor is: asked by most forms, typed once until one of them is accepted. */
const VISITOR = 'lead-visitor'
const ABOUT_VISITOR = new Set(['name', 'tel', 'email'])

/** Saves what is typed in the session storage, so that no reload or closed popup loses it or submits it twice. */
export function createDraft(name: string) {
  let element: HTMLFormElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt: Attempt | null = null
  let isRestored = false

  function cancelSave() {
    clearTimeout(timer)
    timer = undefined
  }

  function saveNow() {
    cancelSave()
    if (!element) return
    const typed = typedIn(element)
    keep(entryOf(name), typed, { typed, attempt })
    const about = Object.entries(typed).filter(([field]) => ABOUT_VISITOR.has(field))
    const visitor = { ...kept(VISITOR), ...Object.fromEntries(about) }
    keep(VISITOR, visitor, visitor)
  }

  function savePending() {
    if (timer !== undefined) saveNow()
  }

  function scheduleSave() {
    cancelSave()
    timer = setTimeout(saveNow, SAVE_AFTER_MS)
  }

  return {
    /**
     * Restores the saved draft, saves what was typed before; returns the function that flushes
     * a pending save and detaches.
     */
    attach(form: HTMLFormElement): () => void {
      element = form
      restoreReplaced(form)
      if (isBegun(form)) scheduleSave()
      const saved = draftOf(name)
      fillIn(form, saved.typed)
      fillIn(form, kept(VISITOR))
      isRestored = isBegun(form)
      attempt = saved.attempt
      window.addEventListener('pagehide', savePending)
      return () => {
        savePending()
        window.removeEventListener('pagehide', savePending)
      }
    },
    scheduleSave,
    /** Whether it was typed, in part, before this form was first touched. */
    isRestored: () => isRestored,
    /** One idempotency key per content: a changed text is another lead. */
    keyFor(fields: Record<string, string>): string {
      const content = JSON.stringify(fields)
      if (attempt?.content !== content) attempt = { content, key: createIdempotencyKey() }
      saveNow()
      return attempt.key
    },
    /** Called once the lead is accepted. What a form opened again has saved since stays: it may not have been sent. */
    discard(sent: Record<string, string>) {
      cancelSave()
      attempt = null
      if (isAsSent(draftOf(name).typed, sent)) keep(entryOf(name), {}, {})
      if (isAsSent(kept(VISITOR), sent)) keep(VISITOR, {}, {})
    },
  }
}

const isBegun = (form: HTMLFormElement) => Object.values(typedIn(form)).some((text) => text !== '')

const entryOf = (name: string) => `lead-draft ${name}`

const draftOf = (name: string): StoredDraft => ({ ...EMPTY, ...kept(entryOf(name)) })

function kept(entry: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(entry) ?? '{}') as Record<string, unknown>
  } catch {
    // Storage is blocked or invalid: the form stays as the server rendered it.
    return {}
  }
}

/** Nothing typed leaves nothing behind. */
function keep(entry: string, typed: Record<string, unknown>, value: object): void {
  try {
    const isEmpty = Object.values(typed).every((text) => text === '')
    if (isEmpty) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: only a reload would need the draft.
  }
}
