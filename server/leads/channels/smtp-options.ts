import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { getCACertificates } from 'node:tls'
import { ConfigError } from '../../config/settings.ts'

export interface SmtpServer {
  url: string
  /** For a certificate authority that is not in Node's own list. */
  caFile: string | null
  /** The name given in EHLO. */
  siteHost: string
}

export type SmtpOptions = ReturnType<typeof smtpOptionsOf>

const CONNECT_TIMEOUT_MS = 8000
/**
 * A server that scans mail for viruses answers late; if we gave up, it would still deliver and the retry would be a
 * duplicate. Just below the limit of a delivery.
 */
const IDLE_TIMEOUT_MS = 28_000

/** Nodemailer's options for an SMTP URL. */
export function smtpOptionsOf({ url: address, caFile, siteHost }: SmtpServer) {
  const url = new URL(address)
  return {
    pool: true as const,
    maxConnections: 1,
    maxRequeues: 1,
    // Of IPv6 without its brackets.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Some servers reject an EHLO name without a dot. Localhost has none, so Nodemailer sends the machine's name.
    ...(siteHost.includes('.') && isIP(siteHost) === 0 && { name: siteHost }),
    ...(caFile !== null && { tls: { ca: [...getCACertificates('default'), certificatesOf(caFile)] } }),
  }
}

function certificatesOf(caFile: string): string {
  try {
    const certificates = readFileSync(caFile, 'utf8')
    new X509Certificate(certificates).toString()
    return certificates
  } catch {
    throw new ConfigError('SMTP_CA_FILE', 'a file of certificates in PEM', caFile)
  }
}
