import { expect, test } from 'vitest'
import { counterSources } from '../../../../server/operations/requests/counter-sources.ts'

const NONE = { metrikaId: null, calltouchCounterId: null, crmScriptUrl: null }
const sourcesOf = (counters: object) => counterSources({ ...NONE, ...counters })

const everywhere = (...hosts: string[]) => ({ script: hosts, connect: hosts, image: hosts, frame: hosts })

const METRIKA = {
  script: ['https://mc.yandex.ru', 'https://yastatic.net/s3/metrika/'],
  connect: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru'],
  image: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  frame: ['https://mc.yandex.ru'],
}

test('without counters the browser may load nothing for them', () => {
  expect(sourcesOf({})).toEqual(everywhere())
})

test.each([
  [{ metrikaId: 1 }, METRIKA],
  [{ calltouchCounterId: 'a' }, everywhere('https://mod.calltouch.ru')],
  [{ crmScriptUrl: 'https://crm.example:8443/upload/a.js?1' }, everywhere('https://crm.example:8443')],
])('with %j the browser may load what its vendor documents, and no more', (counters, sources) => {
  expect(sourcesOf(counters)).toEqual(sources)
})

test('several counters may load what each of them may', () => {
  const { script } = sourcesOf({ metrikaId: 1, calltouchCounterId: 'a', crmScriptUrl: 'https://crm.example/a.js' })
  expect(script).toEqual([...METRIKA.script, 'https://mod.calltouch.ru', 'https://crm.example'])
})
