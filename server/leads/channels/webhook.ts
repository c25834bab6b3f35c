import { createHmac } from 'node:crypto'
import type { CreateChannel } from './channel.ts'
import { postJson } from './post-json.ts'

/**
 * Posts the lead as JSON to a CRM. With a secret, `X-Versta-Signature: t=SECONDS,v1=HMAC`
 * signs `SECONDS.BODY` by SHA-256.
 */
export const createWebhookChannel: CreateChannel = ({ leads: { webhookUrl, webhookSecret } }) =>
  webhookUrl === null
    ? null
    : {
        name: 'webhook',
        concurrency: 4,
        async deliver(lead, { key, signal }) {
          const body = JSON.stringify(lead)
          const headers = { 'idempotency-key': key, ...(webhookSecret && signed(body, webhookSecret)) }
          await postJson(webhookUrl, { body, headers, signal })
        },
      }

function signed(body: string, secret: string) {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return { 'x-versta-signature': `t=${seconds},v1=${digest}` }
}
