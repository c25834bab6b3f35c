/** A field people do not see and robots fill in. */
export const HONEYPOT = 'homepage'

/** Says when the form was first touched, signed by the server; asked for at `FORM_TOKEN_ADDRESS`. */
export const FORM_TOKEN = 'token'
export const FORM_TOKEN_ADDRESS = '/api/form-token/'
