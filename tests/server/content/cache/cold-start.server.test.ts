import { expect, test } from 'vitest'
import { PROJECT } from '../../../support/content/content.ts'
import { json, startUpstream } from '../../../support/peers/upstream.ts'
import { siteAndUpstream } from '../../../support/site/site-under-test.ts'
import { startSite } from '../../../support/site/site.ts'

const { site, upstream } = siteAndUpstream({ CONTENT_FRESH_S: '60' })

test('200 visitors of a cold site cost one request to the upstream for each list', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => site().get('/')))

  expect(responses.every(({ status }) => status === 200)).toBe(true)
  expect(upstream().requestsTo('/projects/')).toBe(1)
  expect(upstream().requestsTo('/services/')).toBe(1)
})

test('what is unknown is asked for once', async () => {
  for (let visit = 0; visit < 3; visit += 1) await site().get('/projects/nope/custom.css')
  expect(upstream().requestsTo('/projects/nope/')).toBe(1)
})

test('a bad item is dropped and named in the log, its neighbours stay', async () => {
  const bad = { ...PROJECT, CODE: 'polomanny', NAME: { ru: 'Поломанный' } }
  const faulty = await startUpstream()
  faulty.on('/projects/', json({ ITEMS: [bad, 'мусор', null, PROJECT], TAGS: null }))
  const other = await startSite({ API_URL: faulty.url })

  const html = await (await other.get('/')).text()
  const line = await other.logged(({ msg, code }) => msg === 'item dropped' && code === 'polomanny')

  expect(html).toContain('Зерновед')
  expect(html).not.toContain('polomanny')
  expect(line).toMatchObject({ area: 'projects', reason: expect.stringContaining('NAME') })
  await other.stop()
  await faulty.stop()
})
