import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { getCACertificates } from 'node:tls'
import { ConfigError } from '../../config.ts'

export interface SmtpServer {
  url: string
  /** Of an authority that the system does not know. */
  caFile: string | null
  /** Who we say we are. */
  siteHost: string
}

export type SmtpOptions = ReturnType<typeof smtpOptionsOf>

const CONNECTING_MS = 8000
const SILENCE_MS = 15_000

/** What Nodemailer is to know of a mail server. */
export function smtpOptionsOf({ url: address, caFile, siteHost }: SmtpServer) {
  const url = new URL(address)
  return {
    pool: true as const,
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
    // Some servers refuse who is not called like a host; a site on localhost is not, and the machine's name must do.
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
