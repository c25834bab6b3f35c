import { once } from '../base/once.ts'
import type { Renderer } from './renderer.ts'

/** A renderer loaded on first use: pages restored from the snapshot do not need it. */
export function lazyRenderer(create: () => Promise<Renderer>): Renderer {
  let made: Renderer | null = null
  const renderer = once(async () => (made = await create()))

  return {
    render: async (input) => (await renderer()).render(input),
    find: async (input) => (await renderer()).find(input),
    loadPages: async () => (await renderer()).loadPages(),
    counts: () => made?.counts() ?? { vike: 0, fast: 0 },
  }
}
