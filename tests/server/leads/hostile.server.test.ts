import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NAUGHTY } from '../../support/content/naughty-strings.ts'
import { LEAD } from '../../support/leads/lead.ts'
import { startSmtp, type TestSmtp } from '../../support/peers/smtp.ts'
import { startSite, type TestSite } from '../../support/site/site.ts'

const BODIES = 10_000
const AT_ONCE = 40
const EVERY = 500

let smtp: TestSmtp
let site: TestSite

beforeAll(async () => {
  smtp = await startSmtp()
  site = await startSite({
    ...smtp.env,
    MAIL_TO: 'staff@versta.example',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const FIELDS = [...Object.keys(LEAD), 'message', 'homepage', 'token', 'place', 'sessionId', 'requestUrl']
const naughty = fc.oneof(
  fc.constantFrom(...NAUGHTY),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...Object.values(LEAD)),
)
const value = fc.oneof({ weight: 6, arbitrary: naughty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) })
const fields = fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS) }, naughty), value, {
  maxKeys: 14,
})
const deep = fc.integer({ min: 1, max: 5000 }).map((depth) => '{"name":'.repeat(depth) + '1' + '}'.repeat(depth))
const json = fc.oneof(
  fields.map((chosen) => JSON.stringify(chosen)),
  // Valid but for one naughty field: what reaches the furthest.
  fc.tuple(fc.constantFrom(...FIELDS), value).map(([name, bad]) => JSON.stringify({ ...LEAD, [name]: bad })),
  fc.json(),
  deep,
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.integer({ min: 1, max: 60_000 }))
    .map(([name, size]) => JSON.stringify({ ...LEAD, [name]: 'ы'.repeat(size) })),
  fc.string({ unit: 'binary' }),
)
const form = fields.map((chosen) =>
  new URLSearchParams(
    Object.entries(chosen).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  ).toString(),
)
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'x',
  '',
]
const post = fc.oneof(
  { weight: 6, arbitrary: fc.record({ body: json, type: fc.constant('application/json') }) },
  { weight: 3, arbitrary: fc.record({ body: form, type: fc.constant('application/x-www-form-urlencoded') }) },
  { weight: 1, arbitrary: fc.record({ body: fc.oneof(json, form), type: fc.constantFrom(...TYPES) }) },
)

test(`among ${BODIES} malformed, hostile and huge bodies every good lead arrives, and nothing fails`, async () => {
  const bodies = fc.sample(post, BODIES)
  const statuses = new Map<number, number>()
  const good: string[] = []
  const send = async ({ body, type }: { body: string; type: string }, index: number) => {
    if (index % EVERY === 0) good.push(`Честная ${index}`)
    const isGood = index % EVERY === 0
    const response = await fetch(`${site.url}${index % 7 ? '/api/mail/' : '/api/calltouch/'}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': isGood ? 'application/json' : type,
        ...(index % 3 === 0 && !isGood && { accept: 'text/html' }),
        'x-forwarded-for': `10.${index >> 12}.${(index >> 4) & 255}.1`,
      },
      body: isGood ? JSON.stringify({ ...LEAD, name: `Честная ${index}` }) : body,
    })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  for (let first = 0; first < BODIES; first += AT_ONCE)
    await Promise.all(bodies.slice(first, first + AT_ONCE).map((one, index) => send(one, first + index)))

  console.log(`answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(good.length)
  expect((await site.get('/healthz')).status).toBe(200)
  await site.logged(({ msg }) => msg === 'ready')
  const accepted = site.log.filter(({ msg }) => msg === 'lead accepted').length
  const mails = await smtp.received(accepted)
  expect(mails.map(({ subject = '' }) => /Честная \d+/.exec(subject)?.[0]).filter(Boolean)).toEqual(
    expect.arrayContaining(good),
  )
  expect(new Set(mails.flatMap(({ recipients }) => recipients))).toEqual(new Set(['staff@versta.example']))
  expect(new Set(mails.flatMap(({ headers }) => headers.map(({ key }) => key)))).toEqual(new Set(HEADERS))
}, 300_000)

/** Those a mail of ours has, and no other. */
const HEADERS = [
  'auto-submitted',
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
]
