import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../../server/config/settings.ts'
import { createLogger, createPrettyLogger } from '../../../../server/operations/telemetry/logging.ts'

const { lines, load, stream } = vi.hoisted(() => {
  const written: Record<string, unknown>[] = []
  return {
    lines: written,
    load: vi.fn<(name: string) => unknown>(),
    stream: { write: (line: string) => void written.push(JSON.parse(line)) },
  }
})
vi.mock('../../../../server/operations/telemetry/line-batch.ts', () => ({ lineBatch: () => stream }))
vi.mock('node:module', () => ({ createRequire: () => load }))

const pretty = vi.fn(() => stream)

beforeEach(() => {
  lines.length = 0
  pretty.mockClear()
  load.mockReset().mockReturnValue(pretty)
})

describe.each([
  ['for machines', createLogger],
  ['for people', createPrettyLogger],
])('a log %s', (_whom, create) => {
  test('has of a request its method and its path alone', () => {
    create('info').info({ req: { method: 'GET', url: '/team/?email=anna@company.example', ip: '::1' } })
    expect(lines).toMatchObject([{ level: 30 }])
    expect(lines[0]?.['req']).toEqual({ method: 'GET', path: '/team/' })
  })

  test('has nothing below its level', () => {
    const log = create('warn')
    log.info('unheard')
    log.warn('heard')
    expect(lines).toMatchObject([{ msg: 'heard' }])
  })
})

test('a log for machines has the stack of an error and what it is called', () => {
  createLogger('info').error({ err: new TypeError('no such page') })
  expect(lines[0]?.['err']).toMatchObject({
    type: 'TypeError',
    message: 'no such page',
    stack: expect.stringContaining('logger.unit.test.ts'),
  })
})

test('a log for people is written at once, without what tells machines apart', () => {
  createPrettyLogger('info')
  expect(load).toHaveBeenCalledExactlyOnceWith('pino-pretty')
  expect(pretty).toHaveBeenCalledExactlyOnceWith({ ignore: 'pid,hostname', sync: true })
})

test('where the log cannot be made pretty the setting to change is named', () => {
  load.mockImplementation(() => {
    throw Object.assign(new Error('not installed'), { code: 'MODULE_NOT_FOUND' })
  })
  expect(() => createPrettyLogger('info')).toThrow(ConfigError)
  expect(() => createPrettyLogger('info')).toThrow(
    'LOG_FORMAT must be json where the log cannot be made pretty (MODULE_NOT_FOUND)',
  )
})
