import type { Transporter } from 'nodemailer'
import { codeOf } from '../../base/error-reason.ts'
import { once } from '../../base/once.ts'
import { isAsciiMailbox } from '../mail/ascii-mailbox.ts'
import { DeliveryFailure, isTlsFailure } from './delivery-failure.ts'
import type { Mailbox } from './mailbox.ts'
import { smtpOptionsOf, type SmtpOptions, type SmtpServer } from './smtp-options.ts'

/**
 * SMTP over a persistent connection. Each recipient gets a separate mail, so one bad address does not block the rest.
 */
export function createSmtp(server: SmtpServer): Mailbox {
  const options = smtpOptionsOf(server)
  let transporter: Transporter | null = null
  const connected = once(async () => (transporter = await connect(options)))
  return {
    async send({ message, recipients }, { deliveredTo, signal }) {
      const smtp = await connected()
      const errors = new Map<string, SmtpError>()
      for (const recipient of recipients) {
        if (deliveredTo.has(recipient)) continue
        const to = isAsciiMailbox(recipient) ? recipients.filter(isAsciiMailbox) : [...recipients]
        const envelope = { from: message.from, to: recipient }
        try {
          await smtp.sendMail({ ...message, to, envelope, signal })
          deliveredTo.add(recipient)
        } catch (error) {
          const failure = failureOf(error as SmtpError)
          if (failure.stopsChannel) throw failure
          errors.set(recipient, error as SmtpError)
        }
      }
      if (errors.size > 0) throw failureOfRecipients(errors, errors.size === recipients.length)
    },
    close: async () => transporter?.close(),
  }
}

/** Nodemailer is loaded lazily, to keep the start fast. */
async function connect(options: SmtpOptions): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(options)
}

interface SmtpError extends Error {
  code?: string
  /** The system's or TLS's code; `code` is Nodemailer's own. */
  originalCode?: string
  /** Set if the socket failed. */
  syscall?: string
  /** Which timeout expired. */
  timeoutType?: string
  /** The SMTP command under way; `CONN` also means a dropped connection. */
  command?: string
  responseCode?: number
}

const LOCAL_ERRORS = new Set(['ENOAUTH', 'EDNS', 'ETLS'])

function failureOf(error: SmtpError): DeliveryFailure {
  const { code, originalCode, responseCode } = error
  if (code === 'EABORT') return new DeliveryFailure('delayed', 'timeout')
  const reason = responseCode ? `SMTP ${responseCode}` : originalCode || codeOf(error)
  return new DeliveryFailure(kindOf(error), reason, needsStaff(error))
}

/** What fails before RCPT TO concerns every lead. */
function kindOf(error: SmtpError): DeliveryFailure['kind'] {
  const { code = '', originalCode = '', command, responseCode, syscall, timeoutType } = error
  if (code === 'EAUTH') return 'locked-out'
  const isBeforeRecipients =
    LOCAL_ERRORS.has(code) ||
    isTlsFailure(originalCode) ||
    syscall === 'connect' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT') ||
    ((command === 'CONN' || command === 'MAIL FROM') && responseCode !== undefined)
  return isBeforeRecipients ? 'unreachable' : 'delayed'
}

/** Both ends of the mail are ours, so a permanent rejection is for the staff to fix; the lead is not given up. */
const needsStaff = ({ code = '', originalCode = '', responseCode = 0 }: SmtpError) =>
  responseCode >= 500 || code === 'ENOAUTH' || code === 'ETLS' || isTlsFailure(originalCode)

/** Failures of single recipients. If the server rejects all of them, it concerns every lead. */
function failureOfRecipients(errors: ReadonlyMap<string, SmtpError>, isForAll: boolean): DeliveryFailure {
  const failures = [...errors].map(([recipient, error]) => ({ recipient, failure: failureOf(error) }))
  const rejectsEveryone = isForAll && [...errors.values()].every(({ command }) => command === 'RCPT TO')
  return new DeliveryFailure(
    rejectsEveryone ? 'unreachable' : 'delayed',
    failures.map(({ recipient, failure }) => `${failure.reason} (${recipient})`).join(', '),
    failures.some(({ failure }) => failure.needsStaff),
  )
}
