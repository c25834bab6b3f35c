import { FORM_TOKEN_ADDRESS } from '#shared/lead/addresses.ts'

let token = ''
let isRequested = false

/**
 * Lets the server record when a form was first touched. Never awaited: a form is sent without it as well. Not asked for
 * again after a failure: a later touch is not the first.
 */
export function requestFormToken(): void {
  if (isRequested) return
  isRequested = true
  fetch(FORM_TOKEN_ADDRESS)
    .then((response) => (response.ok ? response.json() : null))
    .then((reply: { token?: string } | null) => (token = reply?.token ?? ''))
    .catch(() => null)
}

/** Empty until the reply arrives. */
export const formToken = () => token
