/** Where forms are posted to. */
export const MAIL_ADDRESS = '/api/mail/'
/** Tells when a form was first touched. */
export const FORM_TOKEN_ADDRESS = '/api/form-token/'
/** Where the page sends its session of call tracking, after the lead. */
export const CALLTOUCH_ADDRESS = '/api/calltouch/'
