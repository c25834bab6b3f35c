/**
 * Before the @: a domain is written in ASCII, a mailbox cannot be. In a header it takes SMTPUTF8, which Nodemailer asks
 * a server for by the mail's sender and recipient alone.
 */
export const isAsciiMailbox = (address: string) => /^[\x20-\x7e]*@/.test(address)
