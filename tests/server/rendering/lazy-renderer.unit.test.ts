import { expect, test, vi } from 'vitest'
import { lazyRenderer } from '../../../server/rendering/lazy-renderer.ts'
import type { PageInput } from '../../../server/rendering/page.ts'
import type { Renderer } from '../../../server/rendering/renderer.ts'

const INPUT = { urlOriginal: '/' } as PageInput

function under(create: () => Promise<Renderer>) {
  const made = vi.fn(create)
  return { made, renderer: lazyRenderer(made) }
}

const rendererOf = (body: string) =>
  ({
    render: async () => ({ body }),
    find: async () => ({ body }),
    loadPages: async () => {},
    counts: () => ({ vike: 1, fast: 2 }),
  }) as unknown as Renderer

test('a renderer nobody has asked for a page is not made, and has rendered none', () => {
  const { made, renderer } = under(async () => rendererOf('a'))
  expect(renderer.counts()).toEqual({ vike: 0, fast: 0 })
  expect(made).not.toHaveBeenCalled()
})

test('one that could not be made is made for the next page', async () => {
  const { made, renderer } = under(async () => rendererOf('a'))
  made.mockRejectedValueOnce(new Error('EMFILE'))
  await expect(renderer.render(INPUT)).rejects.toThrow('EMFILE')
  expect(await renderer.render(INPUT)).toEqual({ body: 'a' })
})

test('it is made once for all who ask meanwhile, and counts as the one that was made', async () => {
  const { made, renderer } = under(async () => rendererOf('a'))
  const pages = await Promise.all([renderer.render(INPUT), renderer.find(INPUT), renderer.loadPages()])
  expect(pages).toMatchObject([{ body: 'a' }, { body: 'a' }, undefined])
  expect(made).toHaveBeenCalledOnce()
  expect(renderer.counts()).toEqual({ vike: 1, fast: 2 })
})
