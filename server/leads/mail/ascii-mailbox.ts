/**
 * Checks the part before the @: a domain has an ASCII form, a mailbox has none. In a header it needs SMTPUTF8, which
 * Nodemailer requests only for the mail's sender and recipient.
 */
export const isAsciiMailbox = (address: string) => /^[\x20-\x7e]*@/.test(address)
