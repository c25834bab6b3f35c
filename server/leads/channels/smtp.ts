import type { Transporter } from 'nodemailer'
import { codeOf } from '../../base/error-reason.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Mailbox } from './mail.ts'

const CONNECTING_MS = 8000
const SILENCE_MS = 15_000

/** A mail server, by a connection that stays open. Each recipient gets a mail of their own: none can spoil another's. */
export function createSmtp(smtpUrl: string): Mailbox {
  let connecting: Promise<Transporter> | null = null
  return {
    async send({ message, recipients }, { takenBy, signal }) {
      const smtp = await (connecting ??= connect(smtpUrl))
      const failures: DeliveryFailure[] = []
      for (const recipient of recipients) {
        if (takenBy.has(recipient)) continue
        const failure = await smtp
          .sendMail({ ...message, envelope: { from: message.from, to: recipient }, signal })
          .then(() => null, failureOf)
        if (!failure) takenBy.add(recipient)
        else if (failure.kind === 'unreachable') throw failure
        else failures.push(failure)
      }
      if (failures[0]) throw failures[0]
    },
    forget: async () => {},
    close: async () => (await connecting)?.close(),
  }
}

/** Nodemailer is loaded with the first mail: a start should not wait for it. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtpUrl)
  return createTransport({
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

interface SmtpError extends Error {
  code?: string
  /** Of the socket, where one failed. */
  syscall?: string
  /** Which of the times ran out. */
  timeoutType?: string
  /** The step the conversation had reached; `CONN` also stands for a conversation that broke off. */
  command?: string
  responseCode?: number
}

const SETTINGS_TO_MEND = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS'])

/** Refusals of the message itself are final from 500 on; what fails before any message is the channel's trouble. */
function failureOf(error: unknown): DeliveryFailure {
  const { code = '', command, responseCode, syscall, timeoutType } = error as SmtpError
  const reason = responseCode ? `SMTP ${responseCode}` : codeOf(error)
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return new DeliveryFailure(responseCode && responseCode >= 500 ? 'refused' : 'delayed', reason)
  const isBeforeMessage =
    SETTINGS_TO_MEND.has(code) ||
    syscall === 'connect' ||
    (timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT') ||
    (command === 'CONN' && responseCode !== undefined)
  return new DeliveryFailure(isBeforeMessage ? 'unreachable' : 'delayed', reason)
}
