import { expect, test } from 'vitest'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { createContentReader } from '../../../server/content/reader.ts'
import { PROJECT } from '../../support/content/content.ts'
import { found, storeAt } from '../../support/in-process/content-store.ts'

const COUNT = 2000

test('others have their turn all the while a long list is read, at first and when it has changed', async () => {
  const { get, store } = storeAt(0)
  let [atOnce, mostAtOnce] = [0, 0]
  const content = createContentReader({
    read: async (source) => (await store.read(source)).value,
    html: async () => createHtmlCleaner('https://versta.example'),
    measured: async (html) => html,
    // Called for each item that is dropped.
    log: { warn: () => (mostAtOnce = Math.max(mostAtOnce, ++atOnce)) },
  })
  const takeTurn = () => {
    atOnce = 0
    turn = setImmediate(takeTurn)
  }
  let turn = setImmediate(takeTurn)

  for (const name of ['Зерновед', 'Полубак']) {
    const bad = Array.from({ length: COUNT }, (_, index) => ({ CODE: `bad-${index}`, NAME: '' }))
    get.mockResolvedValue(found({ ITEMS: [...bad, { ...PROJECT, NAME: name }] }))
    store.invalidate(() => true)
    const { items } = await content.projects()
    expect(items.map((item) => item.name)).toEqual([name])
  }
  clearImmediate(turn)

  expect(mostAtOnce).toBeGreaterThan(0)
  expect(mostAtOnce).toBeLessThanOrEqual(20)
})
