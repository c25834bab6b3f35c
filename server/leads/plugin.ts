import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { CALLTOUCH_ADDRESS, FORM_TOKEN_ADDRESS, MAIL_ADDRESS } from '../../shared/lead/addresses.ts'
import type { FormResult } from '../../shared/lead/form-result.ts'
import { FORM_REFUSED, formOf, type FormReply } from '../../shared/lead/lead.ts'
import { formatPhone } from '../../shared/lead/phone.ts'
import { BadInput } from '../base/errors.ts'
import { isRecord } from '../base/is-record.ts'
import { isFromOurPages, pageOf } from './form-page.ts'
import type { FormFields, Outcome } from './intake.ts'
import { createLeadDesk, type LeadDesk, type LeadDeskOptions } from './lead-desk.ts'
import { refusalPage } from './refusal-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadDesk
  }
}

const SUBMISSIONS_A_MINUTE = 30

export const leadsPlugin = fp<LeadDeskOptions>(
  async (app, options) => {
    const { site } = options
    const desk = createLeadDesk(options, app.log, app.tracing)
    app.decorate('leads', desk)
    // Awaited, for the thread of SQLite reads its code from the build: a new build may be made once the hooks have run.
    app.addHook('onListen', () => desk.open())
    app.addHook('onClose', () => desk.close())

    const rateLimited = {
      config: { rateLimit: { max: SUBMISSIONS_A_MINUTE, timeWindow: '1 minute' } },
      preHandler: async (request: FastifyRequest) => {
        if (!isFromOurPages(request.headers, site.url)) throw new BadInput(403, 'posted from a foreign page')
      },
    }

    app.post(MAIL_ADDRESS, {
      ...rateLimited,
      config: {
        ...rateLimited.config,
        errorPage: (request, status) =>
          isPlainForm(request) ? refusalPage(status, pageOf(undefined, request.headers, site.url), site) : null,
      },
      handler: (request, reply) =>
        isPlainForm(request) ? replyWithPage(request, reply) : replyWithJson(request, reply),
    })

    app.post(CALLTOUCH_ADDRESS, {
      ...rateLimited,
      handler: async (request, reply) => {
        const fields = fieldsOf(request)
        const outcome = await desk.submitTracked(fields, contextOf(request, fields))
        return sendJson(reply, outcome)
      },
    })

    app.get(FORM_TOKEN_ADDRESS, { config: rateLimited.config }, async (_request, reply) => {
      const token = await desk.formToken()
      return reply
        .code(token === null ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ token })
    })

    async function replyWithJson(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      return sendJson(reply, await desk.submit(fields, contextOf(request, fields)))
    }

    async function replyWithPage(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      const context = contextOf(request, fields)
      const { page } = context
      const outcome = await desk.submit(withFormattedPhone(fields), context)
      if (outcome.kind === 'accepted') return reply.redirect(`${page}?popup=success`, 303)
      const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stringOrEmpty(value)]))
      const form: FormResult =
        outcome.kind === 'invalid'
          ? { status: 'invalid', invalidFields: outcome.invalidFields, values }
          : { status: 'failed', values }
      reply.code(STATUS[outcome.kind])
      return reply.sendForm(fields['place'] === 'popup' ? `${page}?popup=${popupOf(fields)}` : page, form)
    }

    function contextOf(request: FastifyRequest, fields: FormFields) {
      const key = request.headers['idempotency-key']
      return {
        idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
        page: pageOf(fields['utm'], request.headers, site.url),
        address: request.ip,
        log: request.log,
      }
    }
  },
  { name: 'leads', dependencies: ['pages', 'rate-limit', 'tracing'] },
)

const STATUS = { accepted: 200, invalid: 422, conflict: 409, failed: 503 } as const

const sendJson = (reply: FastifyReply, outcome: Outcome) =>
  reply
    .code(STATUS[outcome.kind])
    .headers({ 'cache-control': 'no-store', ...(outcome.kind === 'failed' && { 'retry-after': '2' }) })
    .send(formReply(outcome))

function formReply(outcome: Outcome): FormReply {
  if (outcome.kind === 'accepted') return { status: 'ok', fields: [], fortuna: outcome.lead.type === 'fortuna' }
  const names = outcome.kind === 'invalid' ? outcome.invalidFields : []
  return { ...FORM_REFUSED, fields: names.map((name) => ({ name })) }
}

/** The popup that had the form: without JavaScript there are two. */
const popupOf = (fields: FormFields) => (formOf(fields) === 'complaint' ? 'seo-no' : 'callback')

const isPlainForm = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
  (headers.accept ?? '').includes('text/html')

function fieldsOf({ body }: FastifyRequest): FormFields {
  if (!isRecord(body)) throw new BadInput(400, 'the body is not a form')
  return { ...body }
}

/** Without JavaScript the phone is not masked. Adds no `tel` field: forms are identified by their fields. */
const withFormattedPhone = (fields: FormFields) =>
  'tel' in fields ? { ...fields, tel: formatPhone(stringOrEmpty(fields['tel'])) } : fields

const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '')
