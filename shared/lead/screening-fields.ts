/** Honeypot: a hidden field that bots fill in. */
export const HONEYPOT = 'homepage'

/** Signed time of the first interaction with the form, requested from `FORM_TOKEN_ADDRESS`. */
export const FORM_TOKEN = 'token'
