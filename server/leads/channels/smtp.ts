import type { Transporter } from 'nodemailer'
import { codeOf } from '../../base/error-reason.ts'
import { isAsciiMailbox } from '../mail/ascii-mailbox.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Mailbox } from './mail.ts'
import { smtpOptionsOf, type SmtpOptions, type SmtpServer } from './smtp-options.ts'

/** A mail server, by a connection that stays open. Each recipient gets a mail of their own: none can spoil another's. */
export function createSmtp(server: SmtpServer): Mailbox {
  const options = smtpOptionsOf(server)
  let connecting: Promise<Transporter> | null = null
  return {
    async send({ message, recipients }, { takenBy, signal }) {
      const smtp = await (connecting ??= connect(options))
      const errors = new Map<string, SmtpError>()
      for (const recipient of recipients) {
        if (takenBy.has(recipient)) continue
        const to = isAsciiMailbox(recipient) ? recipients.filter(isAsciiMailbox) : [...recipients]
        const envelope = { from: message.from, to: recipient }
        try {
          await smtp.sendMail({ ...message, to, envelope, signal })
          takenBy.add(recipient)
        } catch (error) {
          const failure = failureOf(error as SmtpError)
          if (failure.stopsChannel) throw failure
          errors.set(recipient, error as SmtpError)
        }
      }
      if (errors.size > 0) throw failureOfRecipients(errors, errors.size === recipients.length)
    },
    forget: async () => {},
    close: async () => (await connecting)?.close(),
  }
}

/** Nodemailer is loaded with the first mail: a start should not wait for it. */
async function connect(options: SmtpOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(options)
}

interface SmtpError extends Error {
  code?: string
  /** Of the system or of TLS, where `code` is Nodemailer's own. */
  originalCode?: string
  /** Of the socket, where one failed. */
  syscall?: string
  /** Which of the times ran out. */
  timeoutType?: string
  /** The step the conversation had reached; `CONN` also stands for a conversation that broke off. */
  command?: string
  responseCode?: number
}

const BEFORE_ANY_MAIL = new Set(['ENOAUTH', 'EDNS', 'ETLS'])
/** A certificate nobody vouches for, or no TLS where it was asked for. */
const TLS_REFUSED = /CERT|VERIFY|ERR_TLS|ERR_SSL/

/** What fails before a recipient is named is the trouble of every lead. */
function failureOf(error: SmtpError): DeliveryFailure {
  const { code = '', originalCode = '', command, responseCode, syscall, timeoutType } = error
  if (code === 'EABORT') return new DeliveryFailure('delayed', 'timeout')
  const isBeforeRecipients =
    BEFORE_ANY_MAIL.has(code) ||
    TLS_REFUSED.test(originalCode) ||
    syscall === 'connect' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT') ||
    ((command === 'CONN' || command === 'MAIL FROM') && responseCode !== undefined)
  const reason = responseCode ? `SMTP ${responseCode}` : originalCode || codeOf(error)
  const kind = code === 'EAUTH' ? 'locked-out' : isBeforeRecipients ? 'unreachable' : 'delayed'
  return new DeliveryFailure(kind, reason, needsStaff(error))
}

/** Both ends of the mail are ours: what the server refuses for good is mended by us, not by giving the lead up. */
const needsStaff = ({ code = '', originalCode = '', responseCode = 0 }: SmtpError) =>
  responseCode >= 500 || code === 'ENOAUTH' || code === 'ETLS' || TLS_REFUSED.test(originalCode)

/** Of what is left of the recipients. Where the server knows none of them, it is no trouble of this lead alone. */
function failureOfRecipients(errors: ReadonlyMap<string, SmtpError>, isForAll: boolean): DeliveryFailure {
  const failures = [...errors].map(([recipient, error]) => ({ recipient, failure: failureOf(error) }))
  const isShut = isForAll && [...errors.values()].every(({ command }) => command === 'RCPT TO')
  return new DeliveryFailure(
    isShut ? 'unreachable' : 'delayed',
    failures.map(({ recipient, failure }) => `${failure.reason} (${recipient})`).join(', '),
    failures.some(({ failure }) => failure.needsStaff),
  )
}
