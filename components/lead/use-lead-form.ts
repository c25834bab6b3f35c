import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { usePageContext } from 'vike-react/usePageContext'
import type { FormResult } from '#shared/lead/form-result.ts'
import { formOf, type LeadForm } from '#shared/lead/lead.ts'
import { FORM_TOKEN } from '#shared/lead/screening-fields.ts'
import { useSite } from '../state/site-context.ts'
import { usePopup } from '../state/StateProvider.tsx'
import { isInView } from '../ui/is-in-view.ts'
import { reportToCallTracking } from './call-tracking.ts'
import { createDraft } from './draft.ts'
import { clear, fieldsOf, focusFirst, isAsSent, typedIn } from './form-fields.ts'
import { requestFormToken, formToken } from './form-token.ts'
import { reachGoal } from './reach-goal.ts'
import { submitLead } from './submit-lead.ts'

interface FormState {
  /** `returned`: the server has sent the form back with errors, as without JavaScript. */
  phase: 'ready' | 'sending' | 'failed' | 'returned'
  invalidFields: string[]
}

export interface LeadFormOptions {
  form: LeadForm
  /** A form on a page has its own draft there; a popup shares its draft between pages. */
  place: 'page' | 'popup'
  /**
   * Its promise, in the place of the success popup, keeps the form busy. `canSpin`: the reply lets the wheel turn, and
   * the form is in view.
   */
  onAccepted?: ((canSpin: boolean) => Promise<void> | null) | undefined
}

/** A submission from the press to the popup: validate, send, report, clear. */
export function useLeadForm({ form: kind, place, onAccepted }: LeadFormOptions) {
  const formId = useId()
  const { urlPathname } = usePageContext()
  const { counters } = useSite()
  const openPopup = usePopup((state) => state.open)
  const openError = usePopup((state) => state.openError)
  const own = useOwnPopup(place)
  const returned = useReturnedForm(kind, place)
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(element, place === 'page' ? `${kind} ${urlPathname}` : kind)
  const isBusy = useRef(false)
  const [state, setState] = useState<FormState>(() => stateOf(returned))

  const fieldId = (name: string) => `${formId}-${name}`

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    try {
      await send(event.currentTarget, document.activeElement)
    } finally {
      isBusy.current = false
    }
  }

  async function send(form: HTMLFormElement, focused: Element | null) {
    const fields = fieldsOf(form)
    const invalidFields = await invalidFieldsOf(fields)
    if (invalidFields.length > 0) return markInvalid(form, invalidFields)

    setState({ phase: 'sending', invalidFields: [] })
    const key = draft.keyFor(fields)
    // The first touch of a restored form may be its consent, and the next the press: that is no robot's haste.
    const token = draft.isRestored() ? '' : formToken()
    const submission = await submitLead({ ...fields, [FORM_TOKEN]: token }, key)
    if (submission.kind === 'invalid') return markInvalid(form, submission.fields)
    // A disabled button loses the focus; the popup must find it there to restore it.
    flushSync(() => setState({ phase: submission.kind === 'failed' ? 'failed' : 'ready', invalidFields: [] }))
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    if (submission.kind === 'failed') return openError({ ...own, isLeft: place === 'page' && !form.isConnected })

    const shown = onAccepted?.(submission.fortuna && isInView(form))
    if (!shown) openPopup('success')
    // What was typed after the press has not been sent: it stays.
    if (isAsSent(typedIn(form), fields)) {
      clear(form)
      draft.discard(fields)
    }
    if (fields['type'] !== 'vacancy_response') reportToCallTracking(fields, counters.calltouchCounterId ?? null, key)
    reachGoal(fields['reachgoal'] ?? '')
    await shown
  }

  function markInvalid(form: HTMLFormElement, invalidFields: string[]) {
    flushSync(() => setState({ phase: 'ready', invalidFields }))
    focusFirst(form, invalidFields)
  }

  /** Clears an error as soon as its field is valid; adds none while typing. */
  async function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    draft.scheduleSave()
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name === null || !state.invalidFields.includes(name)) return
    if ((await invalidFieldsOf(fieldsOf(form))).includes(name)) return
    setState((now) => ({ ...now, invalidFields: now.invalidFields.filter((invalid) => invalid !== name) }))
  }

  return { element, state, onSubmit, onInput, onTouched, fieldId, posted: returned?.values ?? {} }
}

function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const draft = useMemo(() => createDraft(name), [name])
  useEffect(() => (form.current ? draft.attach(form.current) : undefined), [draft, form])
  return draft
}

/** The popup the form is in, as it was opened. */
function useOwnPopup(place: LeadFormOptions['place']) {
  const popup = usePopup((state) => (place === 'popup' ? state.popup : null))
  const reachgoal = usePopup((state) => state.reachgoal)
  const [own] = useState({ popup, reachgoal })
  return own
}

function onTouched() {
  requestFormToken()
  void loadRules().catch(() => null)
}

/** Lazy: the validation rules load when a form is first touched. */
const loadRules = () => import('#shared/lead/read-lead.ts')

/** Empty if the rules do not load: the server validates by the same ones. */
async function invalidFieldsOf(fields: Record<string, string>): Promise<string[]> {
  const rules = await loadRules().catch(() => null)
  const reading = rules?.readLead(fields)
  return reading && 'invalidFields' in reading ? reading.invalidFields : []
}

function stateOf(returned: FormResult | null): FormState {
  if (returned?.status === 'invalid') return { phase: 'returned', invalidFields: returned.invalidFields }
  return { phase: returned ? 'failed' : 'ready', invalidFields: [] }
}

/** Results whose form has left the page: opened again, the form starts without them. */
const left = new WeakSet<FormResult>()

/** The result of this form when it was submitted without JavaScript. */
function useReturnedForm(kind: LeadForm, place: string) {
  const { form } = usePageContext()
  const [returned] = useState(() =>
    form && form.values['place'] === place && formOf(form.values) === kind && !left.has(form) ? form : null,
  )
  useEffect(() => () => void (returned && left.add(returned)), [returned])
  return returned
}
