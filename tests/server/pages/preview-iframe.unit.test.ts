import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { IFRAME_SCRIPT, isOfPublished } from '../../../server/pages/preview-iframe.ts'

test.each([
  ['/blog/a/?status=published', true],
  ['/blog/a/?popup=callback&status=published', true],
  ['/blog/a/?status=draft', false],
  ['/blog/a/', false],
  ['/blog/status=published/', false],
])('%s is asked for as it is published: %s', (url, expected) => {
  expect(isOfPublished(url)).toBe(expected)
})

test.each([
  ['when its panel says that the entry is saved', { type: 'strapiUpdate' }, 'panel', 'panel', 1],
  ['for no other word of the panel', { type: 'strapiReady' }, 'panel', 'panel', 0],
  ['for no word of another', { type: 'strapiUpdate' }, 'panel', 'widget', 0],
  ['for nothing it says to itself without a panel', { type: 'strapiUpdate' }, 'preview', 'preview', 0],
  ['for nothing that is no message', null, 'panel', 'panel', 0],
])('a preview is loaded again %s', (_when, data, parent, source, times) => {
  const reload = vi.fn()
  const listen = vi.fn()
  runInNewContext(IFRAME_SCRIPT, { addEventListener: listen, location: { reload }, parent, self: 'preview' })
  const [event, tell] = listen.mock.lastCall ?? []
  tell({ data, source })
  expect([event, reload.mock.calls.length]).toEqual(['message', times])
})
