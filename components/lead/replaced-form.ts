import { fillIn, typedIn } from './form-fields.ts'

/** Of the document: React replaces one that it cannot hydrate, as where an extension has put an icon into a field. */
const served = new Set(globalThis.document?.forms)

let focused: Element | null = globalThis.document?.activeElement ?? null
globalThis.document?.addEventListener('focusin', ({ target }) => (focused = target as Element))

/** Restores what was typed and ticked in the form of the document that this one has replaced, and the focus. */
export function restoreReplaced(form: HTMLFormElement): void {
  const old = [...served].find((one) => ['type', 'place'].every((name) => valueOf(one, name) === valueOf(form, name)))
  if (!old) return
  served.delete(old)
  if (old === form) return
  fillIn(form, typedIn(old))
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    box.checked ||= old.querySelector<HTMLInputElement>(`[name=${box.name}]`)?.checked ?? false
  if (!old.contains(focused) || document.activeElement !== document.body) return
  const name = focused?.getAttribute('name')
  form.querySelector<HTMLElement>(name ? `[name=${name}]` : '[type=submit]')?.focus({ preventScroll: true })
}

const valueOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
