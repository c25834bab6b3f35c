import Fastify from 'fastify'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createLogger, createRequestId, RequestLog } from '../../../../server/operations/telemetry/logging.ts'

const lines: Record<string, unknown>[] = []
const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }

beforeEach(() => {
  lines.length = 0
})

async function ask(url: string) {
  const app = Fastify({
    loggerInstance: pino({ level: 'info' }, stream),
    logController: new RequestLog(),
    genReqId: createRequestId,
  })
  app.get('/page/', async () => 'page')
  await app.inject({ url, headers: { 'x-request-id': 'forged', cookie: 'secret' } })
  await app.close()
  return lines
}

test('a request leaves one line, when it is answered, with nothing of the visitor', async () => {
  const [line, ...others] = await ask('/page/?email=anna@company.example')
  expect(others).toEqual([])
  expect(line).toMatchObject({ level: 30, method: 'GET', path: '/page/', status: 200 })
  expect(line?.['ms']).toBeCloseTo(Math.round(Number(line?.['ms']) * 10) / 10, 9)
  expect(line?.['reqId']).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(line)).not.toMatch(/anna|secret|forged/)
})

test('a request that broke off is an error with its reason', () => {
  const request = { method: 'GET', url: '/page/?secret', log: pino({ level: 'info' }, stream) }
  const answered = { statusCode: 200, elapsedTime: 12.345 }
  new RequestLog().requestCompleted(new Error('broken pipe'), request as never, answered as never)
  expect(lines).toMatchObject([{ level: 50, path: '/page/', status: 200, ms: 12.3, err: { message: 'broken pipe' } }])
})

test.each([
  ['ERR_STREAM_PREMATURE_CLOSE', []],
  ['EIO', [{ level: 40, err: { code: 'EIO' } }]],
])('an answer cut short by %s leaves %j', (code, told) => {
  const log = pino({ level: 'info' }, stream)
  new RequestLog().streamError(Object.assign(new Error('cut'), { code }), { log } as never, { log } as never)
  expect(lines).toMatchObject(told)
  expect(lines).toHaveLength(told.length)
})

test('no two requests have the same id', () => {
  expect(createRequestId()).not.toBe(createRequestId())
})

test('the log tells what its level lets through', () => {
  expect(createLogger('warn').isLevelEnabled('warn')).toBe(true)
  expect(createLogger('warn').isLevelEnabled('info')).toBe(false)
})
