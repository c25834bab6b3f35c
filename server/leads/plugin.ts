import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FormResult } from '../../shared/lead/form-result.ts'
import { formOf, type FormReply } from '../../shared/lead/lead.ts'
import { formatPhone } from '../../shared/lead/phone.ts'
import { FORM_TOKEN_ADDRESS } from '../../shared/lead/screening-fields.ts'
import { isRecord } from '../base/is-record.ts'
import { BadInput } from '../errors.ts'
import { isFromOurPages, pageOf } from './form-page.ts'
import type { FormFields, Outcome } from './intake.ts'
import { createLeadDesk, type LeadDesk, type LeadDeskOptions } from './lead-desk.ts'
import { REFUSAL_POLICY, refusalPage } from './refusal-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    leads: LeadDesk
  }
}

const POSTS_A_MINUTE = 30

export const leadsPlugin = fp<LeadDeskOptions>(
  async (app, options) => {
    const { site } = options
    const desk = createLeadDesk(options, app.log)
    app.decorate('leads', desk)
    app.addHook('onReady', async () => desk.open())
    app.addHook('onClose', () => desk.close())

    const guarded = {
      config: { rateLimit: { max: POSTS_A_MINUTE, timeWindow: '1 minute' } },
      preHandler: async (request: FastifyRequest) => {
        if (!isFromOurPages(request.headers, site.url)) throw new BadInput(403, 'posted from a foreign page')
      },
    }

    app.post('/api/mail/', {
      ...guarded,
      handler: (request, reply) =>
        isPlainForm(request) ? answerWithPage(request, reply) : answerWithJson(request, reply),
      errorHandler: (refusal, request, reply) => {
        const status = refusal.statusCode ?? 500
        if (!isPlainForm(request) || status >= 500) throw refusal
        request.log.info({ status, reason: refusal.code ?? refusal.name }, 'form refused')
        const page = pageOf(undefined, request.headers.referer, site.url)
        void reply
          .code(status)
          .headers({ 'cache-control': 'no-store', 'content-security-policy': REFUSAL_POLICY })
          .type('text/html; charset=utf-8')
          .send(refusalPage(status, page, site))
      },
    })

    app.post('/api/calltouch/', {
      ...guarded,
      handler: async (request, reply) => {
        const fields = fieldsOf(request)
        const outcome = await desk.takeTracked(fields, circumstancesOf(request, fields))
        return sendJson(reply, outcome)
      },
    })

    app.get(FORM_TOKEN_ADDRESS, { config: guarded.config }, async (_request, reply) => {
      const token = await desk.formToken()
      return reply
        .code(token === null ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({ token })
    })

    async function answerWithJson(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      return sendJson(reply, await desk.take(fields, circumstancesOf(request, fields)))
    }

    async function answerWithPage(request: FastifyRequest, reply: FastifyReply) {
      const fields = fieldsOf(request)
      const circumstances = circumstancesOf(request, fields)
      const { page } = circumstances
      const outcome = await desk.take(withPhoneLaidOut(fields), circumstances)
      if (outcome.kind === 'accepted') return reply.redirect(`${page}?popup=success`, 303)
      const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]))
      const form: FormResult =
        outcome.kind === 'invalid'
          ? { status: 'invalid', invalidFields: outcome.invalidFields, values }
          : { status: 'failed', values }
      reply.code(STATUS[outcome.kind])
      return reply.sendPage(fields['place'] === 'popup' ? `${page}?popup=${popupOf(fields)}` : page, form)
    }

    function circumstancesOf(request: FastifyRequest, fields: FormFields) {
      const key = request.headers['idempotency-key']
      return {
        idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
        page: pageOf(fields['utm'], request.headers.referer, site.url),
        address: request.ip,
        log: request.log,
      }
    }
  },
  { name: 'leads', dependencies: ['pages', 'rate-limit'] },
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
  return { status: 'error', fields: names.map((name) => ({ name })), fortuna: false }
}

/** The popup a refused form was in: without JavaScript there are two. */
const popupOf = (fields: FormFields) => (formOf(fields) === 'complaint' ? 'seo-no' : 'callback')

const isPlainForm = ({ headers }: FastifyRequest) =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
  (headers.accept ?? '').includes('text/html')

function fieldsOf({ body }: FastifyRequest): FormFields {
  if (!isRecord(body)) throw new BadInput(400, 'the body is not a form')
  return { ...body }
}

/** Without JavaScript nothing has masked the phone. A form that asks for none is not given one: fields tell forms apart. */
const withPhoneLaidOut = (fields: FormFields) =>
  'tel' in fields ? { ...fields, tel: formatPhone(textOf(fields['tel'])) } : fields

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
