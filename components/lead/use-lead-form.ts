import { useId, useRef, useState, type FormEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { formatPhone } from '#shared/lead/phone.ts'
import { usePopup } from '../state/StateProvider.tsx'
import { createIdempotencyKey, submitLead } from './submit-lead.ts'

interface FormState {
  isSending: boolean
  isFailed: boolean
  invalidFields: string[]
}

/** What happens between the press of the button and the popup: check, send, mark, clear. */
export function useLeadForm(place: 'page' | 'popup') {
  const formId = useId()
  const openPopup = usePopup((state) => state.open)
  const posted = usePostedForm(place)
  const idempotencyKey = useRef<string>(null)
  const [state, setState] = useState<FormState>({
    isSending: false,
    isFailed: posted?.status === 'failed',
    invalidFields: posted?.status === 'invalid' ? posted.invalidFields : [],
  })

  const fieldId = (name: string) => `${formId}-${name}`

  function markInvalid(form: HTMLFormElement, invalidFields: string[]) {
    setState({ isSending: false, isFailed: false, invalidFields })
    const first = [...form.elements].find((field) => invalidFields.includes(field.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const reading = await checkHere(fields)
    if (reading && 'invalidFields' in reading) return markInvalid(form, reading.invalidFields)

    setState({ isSending: true, isFailed: false, invalidFields: [] })
    idempotencyKey.current ??= createIdempotencyKey()
    const submission = await submitLead(fields, idempotencyKey.current)
    if (submission.kind === 'invalid') return markInvalid(form, submission.fields)
    setState({ isSending: false, isFailed: submission.kind === 'failed', invalidFields: [] })
    if (submission.kind === 'failed') return openPopup('error')
    idempotencyKey.current = null
    clear(form)
    openPopup('success')
  }

  return { state, onSubmit, loadRules, fieldId, posted: posted?.values ?? {} }
}

/** The rules of the schema come when a form is first touched: no page waits for them. */
const loadRules = () => import('#shared/lead/read-lead.ts')

/** `null` when the rules could not be loaded: the server judges by the same ones. */
const checkHere = (fields: Record<string, string>) =>
  loadRules().then(
    ({ readLead }) => readLead(fields),
    () => null,
  )

/** What came of this very form when it was posted without JavaScript. */
function usePostedForm(place: string) {
  const { form } = usePageContext()
  return form?.values['place'] === place ? form : null
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = Object.fromEntries(entries)
  return { ...fields, ...('tel' in fields && { tel: formatPhone(fields['tel'] ?? '') }), utm: location.href }
}

function clear(form: HTMLFormElement) {
  for (const field of form.elements)
    if (
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && !['checkbox', 'hidden'].includes(field.type))
    )
      field.value = ''
}
