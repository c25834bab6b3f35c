import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '../../shared/lead/form-result.ts'
import type { FormReply, Lead } from '../../shared/lead/lead.ts'
import { formatPhone } from '../../shared/lead/phone.ts'
import { readLead } from '../../shared/lead/read-lead.ts'
import type { Site } from '../../shared/site.ts'
import type { Config } from '../config.ts'
import { BadInput } from '../errors.ts'
import { createAnswerBook } from './answer-book.ts'
import { createMailChannel } from './channels/mail.ts'
import { isFromOurPages, pageOf } from './form-page.ts'
import { createOutbox } from './outbox.ts'

export interface LeadsOptions {
  site: Site
  leads: Config['leads']
  dataDirectory: string
}

type FormFields = Record<string, unknown>

const POSTS_A_MINUTE = 30

export const leadsPlugin = fp<LeadsOptions>(
  async (app, { site, leads, dataDirectory }) => {
    const mail = createMailChannel({ ...leads, site, directory: `${dataDirectory}/mail` })
    if (!leads.smtpUrl)
      app.log.info({ directory: `${dataDirectory}/mail` }, 'SMTP_URL is not set: lead mails are written as .eml files')
    const outbox = createOutbox([mail])
    const answers = createAnswerBook()
    app.addHook('onClose', () => mail.close())

    app.post('/api/mail/', {
      config: { rateLimit: { max: POSTS_A_MINUTE, timeWindow: '1 minute' } },
      preHandler: async (request) => {
        if (!isFromOurPages(request.headers, site.url)) throw new BadInput(403, 'posted from a foreign page')
      },
      handler: (request, reply) =>
        isPlainForm(request) ? answerWithPage(request, reply) : answerWithJson(request, reply),
      errorHandler: (refusal, request, reply) => {
        const status = refusal.statusCode ?? 500
        if (!isPlainForm(request) || status >= 500) throw refusal
        request.log.info({ status, reason: refusal.message }, 'form refused')
        const page = pageOf(undefined, request.headers.referer, site.url)
        reply
          .code(status)
          .sendPage(`${page}?popup=error`, { status: 'failed', values: {} })
          .catch((failure: unknown) => reply.send(failure))
      },
    })

    async function answerWithJson(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      const { status, body } = await answers.once(request.headers['idempotency-key'], fields, async () => {
        const outcome = await submit(request, fields)
        return { status: STATUS[outcome.kind], body: formReply(outcome) }
      })
      return reply.code(status).header('cache-control', 'no-store').send(body)
    }

    /** Without JavaScript nothing has masked the phone, so that is done here before it is judged. */
    async function answerWithPage(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      const page = pageOf(fields['utm'], request.headers.referer, site.url)
      const outcome = await submit(request, { ...fields, tel: formatPhone(textOf(fields['tel'])) })
      if (outcome.kind === 'accepted') return reply.redirect(`${page}?popup=success`, 303)
      const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]))
      const form: FormResult =
        outcome.kind === 'invalid'
          ? { status: 'invalid', invalidFields: outcome.invalidFields, values }
          : { status: 'failed', values }
      reply.code(STATUS[outcome.kind])
      return reply.sendPage(fields['place'] === 'popup' ? `${page}?popup=callback` : page, form)
    }

    async function submit(request: FastifyRequest, fields: FormFields): Promise<Outcome> {
      const reading = readLead(fields)
      if ('invalidFields' in reading) return { kind: 'invalid', invalidFields: reading.invalidFields }
      try {
        const leadId = await outbox.accept(reading.lead)
        request.log.info({ leadId, type: reading.lead.type }, 'lead accepted')
        return { kind: 'accepted', lead: reading.lead }
      } catch (error) {
        request.log.error({ reason: failureName(error) }, 'lead could not be stored')
        return { kind: 'failed' }
      }
    }
  },
  { name: 'leads', dependencies: ['pages'] },
)

type Outcome = { kind: 'accepted'; lead: Lead } | { kind: 'invalid'; invalidFields: string[] } | { kind: 'failed' }

const STATUS = { accepted: 200, invalid: 422, failed: 503 } as const

function formReply(outcome: Outcome): FormReply {
  if (outcome.kind === 'accepted') return { status: 'ok', fields: [], fortuna: outcome.lead.type === 'fortuna' }
  const names = outcome.kind === 'invalid' ? outcome.invalidFields : []
  return { status: 'error', fields: names.map((name) => ({ name })), fortuna: false }
}

const isPlainForm = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
  (headers.accept ?? '').includes('text/html')

function fieldsOf({ body }: FastifyRequest): FormFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new BadInput(400, 'the body is not a form')
  return { ...body }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Messages of mail servers repeat addresses, so only the kind of failure goes to the log. */
const failureName = (error: unknown) =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'
