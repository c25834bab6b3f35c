import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { usePageContext } from 'vike-react/usePageContext'
import type { FormResult } from '#shared/lead/form-result.ts'
import type { LeadForm } from '#shared/lead/lead.ts'
import { FORM_TOKEN } from '#shared/lead/screening-fields.ts'
import { reachGoal } from '../state/counters.ts'
import { useSite } from '../state/site-context.ts'
import { usePopup } from '../state/StateProvider.tsx'
import { reportToCallTracking } from './call-tracking.ts'
import { useDraft } from './draft.ts'
import { askForToken, formToken } from './form-token.ts'
import { clear, fieldsOf, focusFirst } from './form-fields.ts'
import { submitLead } from './submit-lead.ts'

interface FormState {
  /** `returned`: the server has sent the form back with its errors, as it does without JavaScript. */
  phase: 'ready' | 'sending' | 'failed' | 'returned'
  invalidFields: string[]
}

interface LeadFormOptions {
  form: LeadForm
  place: 'page' | 'popup'
  onAccepted?: ((reply: { fortuna: boolean }) => void) | undefined
}

/** What happens between the press of the button and the popup: check, send, mark, clear. */
export function useLeadForm({ form: kind, place, onAccepted }: LeadFormOptions) {
  const formId = useId()
  const { urlPathname } = usePageContext()
  const { counters } = useSite()
  const openPopup = usePopup((state) => state.open)
  const posted = usePostedForm(place)
  const element = useRef<HTMLFormElement>(null)
  const draft = useDraft(element, place === 'page' ? `${kind} ${urlPathname}` : kind)
  const isBusy = useRef(false)
  const [state, setState] = useState<FormState>(() => stateOf(posted))

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
    const submission = await submitLead({ ...fields, [FORM_TOKEN]: formToken() }, key)
    if (submission.kind === 'invalid') return markInvalid(form, submission.fields)
    // The button loses the focus while it is disabled; the popup must find it there to give it back.
    flushSync(() => setState({ phase: submission.kind === 'failed' ? 'failed' : 'ready', invalidFields: [] }))
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    if (submission.kind === 'failed') return openPopup('error')

    if (submission.fortuna && onAccepted) onAccepted(submission)
    else openPopup('success')
    clear(form)
    draft.forget()
    if (fields['type'] !== 'vacancy_response') reportToCallTracking(fields, counters.calltouchCounterId, key)
    reachGoal(fields['reachgoal'] ?? '')
  }

  function markInvalid(form: HTMLFormElement, invalidFields: string[]) {
    flushSync(() => setState({ phase: 'ready', invalidFields }))
    focusFirst(form, invalidFields)
  }

  /** Praise at once, blame only on sending: a mark goes as soon as its field is right, and none comes while typing. */
  async function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    draft.keep()
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name === null || !state.invalidFields.includes(name)) return
    if ((await invalidFieldsOf(fieldsOf(form))).includes(name)) return
    setState((now) => ({ ...now, invalidFields: now.invalidFields.filter((invalid) => invalid !== name) }))
  }

  return { element, state, onSubmit, onInput, onTouched, fieldId, posted: posted?.values ?? {} }
}

function onTouched() {
  askForToken()
  void loadRules().catch(() => null)
}

/** The rules of the schema come when a form is first touched: no page waits for them. */
const loadRules = () => import('#shared/lead/read-lead.ts')

/** None when the rules could not be loaded: the server judges by the same ones. */
async function invalidFieldsOf(fields: Record<string, string>): Promise<string[]> {
  const rules = await loadRules().catch(() => null)
  const reading = rules?.readLead(fields)
  return reading && 'invalidFields' in reading ? reading.invalidFields : []
}

function stateOf(posted: FormResult | null): FormState {
  if (posted?.status === 'invalid') return { phase: 'returned', invalidFields: posted.invalidFields }
  return { phase: posted ? 'failed' : 'ready', invalidFields: [] }
}

/** What came of this very form when it was posted without JavaScript. */
function usePostedForm(place: string) {
  const { form } = usePageContext()
  return form?.values['place'] === place ? form : null
}
