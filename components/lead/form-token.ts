import { FORM_TOKEN_ADDRESS } from '#shared/lead/screening-fields.ts'

let token = ''
let isAsked = false

/** Lets the server note the moment a form was first touched. Nobody waits for it: a form goes without as well. */
export function askForToken(): void {
  if (isAsked) return
  isAsked = true
  fetch(FORM_TOKEN_ADDRESS)
    .then((response) => (response.ok ? response.json() : null))
    .then((reply: { token?: string } | null) => (token = reply?.token ?? ''))
    .catch(() => (isAsked = false))
}

/** Empty until it has come. */
export const formToken = () => token
