import { domainToUnicode } from 'node:url'
import type { Site } from '../../shared/site.ts'
import { httpAddress, smtpAddress } from './addresses.ts'
import { ConfigError, emails, flag, headerSecret, number, optional, sender, text, type Env } from './settings.ts'

export function readLeads(env: Env, apiUrl: string | null, site: Pick<Site, 'name' | 'url'>) {
  const smtpUrl = optional(env, 'SMTP_URL', smtpAddress)
  const ownAddresses = emails(env, 'SITE_EMAIL')
  const mailTo = recipients(env, ownAddresses, smtpUrl, `leads@${new URL(site.url).hostname}`)
  const [address = ''] = [...ownAddresses, ...mailTo]
  return {
    smtpUrl,
    smtpCaFile: optional(env, 'SMTP_CA_FILE', text),
    mailTo,
    mailFrom: optional(env, 'MAIL_FROM', sender) ?? { name: site.name, address },
    toUpstream: toUpstream(env, apiUrl),
    ...webhook(env),
    keepDays: keepDays(env),
    calltouch: calltouch(env),
  }
}

/** Every recipient of leads, as the policy names them. */
export function leadRecipients(leads: ReturnType<typeof readLeads>, apiUrl: string | null): Site['leadRecipients'] {
  return {
    mail: publicHost(leads.smtpUrl),
    upstream: leads.toUpstream ? publicHost(apiUrl) : null,
    webhook: publicHost(leads.webhookUrl),
    calltouch: leads.calltouch !== null,
  }
}

/** Empty if the host means nothing to visitors: `10.0.0.5`, `strapi`. */
function publicHost(address: string | null): string | null {
  if (address === null) return null
  const host = domainToUnicode(new URL(address).hostname)
  return /\.\p{L}/u.test(host) ? host : ''
}

/** Without a mail server mails are written to files, so a placeholder recipient is enough. */
function recipients(env: Env, ownAddresses: string[], smtpUrl: string | null, nobody: string): string[] {
  const given = emails(env, 'MAIL_TO', ownAddresses)
  if (given.length > 0) return given
  if (smtpUrl !== null) throw new ConfigError('MAIL_TO', 'given with SMTP_URL, unless leads are for SITE_EMAIL')
  return [nobody]
}

/** The embedded origin accepts no leads. */
function toUpstream(env: Env, apiUrl: string | null): boolean {
  const isOn = flag(env, 'LEADS_UPSTREAM', false)
  if (isOn && apiUrl === null) throw new ConfigError('LEADS_UPSTREAM', 'off without API_URL')
  return isOn
}

function webhook(env: Env) {
  const webhookUrl = optional(env, 'LEADS_WEBHOOK_URL', httpAddress)
  const webhookSecret = optional(env, 'LEADS_WEBHOOK_SECRET', text)
  if (webhookUrl === null && webhookSecret !== null)
    throw new ConfigError('LEADS_WEBHOOK_URL', 'given with LEADS_WEBHOOK_SECRET')
  return { webhookUrl, webhookSecret }
}

/** Calltouch's API of requests; the id alone is for its script on the pages. */
function calltouch(env: Env) {
  const siteId = optional(env, 'CALLTOUCH_SITE_ID', headerSecret)
  const token = optional(env, 'CALLTOUCH_TOKEN', headerSecret)
  const url = httpAddress(env, 'CALLTOUCH_URL', 'https://api.calltouch.ru/lead-service/v1/api/request/create')
  if (token === null) return null
  if (siteId === null) throw new ConfigError('CALLTOUCH_SITE_ID', 'given with CALLTOUCH_TOKEN')
  return { siteId, token, url }
}

export const keepDays = (env: Env) => number(env, 'LEADS_KEEP_DAYS', { default: 30, min: 1, max: 3650 })
