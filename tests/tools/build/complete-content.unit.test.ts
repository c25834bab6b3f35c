import { expect, test, vi } from 'vitest'
import { withCompleteContent } from '../../../tools/build/complete-content.ts'

/** Content whose reading fails so many times before it succeeds. */
function contentThatFails(times: number) {
  let failures = 0
  const refresh = vi.fn(async () => true)
  const recordContent = () => {
    const isComplete = failures++ >= times
    return { content: { isComplete }, dependencies: () => ({ isComplete }) }
  }
  return { recordContent, contentStore: { refresh } }
}

test('what was made of content in pieces is thrown away, and made of the whole', async () => {
  const site = contentThatFails(2)
  expect(await withCompleteContent(site, async (content) => content)).toEqual({ isComplete: true })
  expect(site.contentStore.refresh).toHaveBeenCalledTimes(2)
})

test('work that failed on content in pieces is done again', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('ECONNRESET'))
  expect(await withCompleteContent(contentThatFails(1), work)).toBe('done')
})

test('work that fails on whole content fails at once', async () => {
  const work = vi.fn(() => Promise.reject(new Error('a page is broken')))
  await expect(withCompleteContent(contentThatFails(0), work)).rejects.toThrow('a page is broken')
  expect(work).toHaveBeenCalledOnce()
})

test('content that stays in pieces ends the work', async () => {
  await expect(withCompleteContent(contentThatFails(3), async () => null)).rejects.toThrow('could not be read whole')
})
