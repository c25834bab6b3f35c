import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PRIZES } from '#components/wheel/prizes.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (entry: string) => kept.get(entry) ?? null,
    setItem: (entry: string, value: string) => kept.set(entry, value),
    removeItem: (entry: string) => kept.delete(entry),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The module as a page has it that has just loaded. */
async function load() {
  vi.resetModules()
  return await import('#components/wheel/drawn-prize.ts')
}

const draw = (prize: number) => vi.spyOn(Math, 'random').mockReturnValue((prize + 0.5) / PRIZES.length)

describe('a prize', () => {
  test('stays drawn over a reload, until its lead is accepted', async () => {
    draw(1)
    expect((await load()).drawnPrize()).toEqual(PRIZES[1])
    draw(4)
    const { drawnPrize, forgetPrize } = await load()
    expect([drawnPrize(), drawnPrize()]).toEqual([PRIZES[1], PRIZES[1]])

    forgetPrize()

    expect(kept.size).toBe(0)
    expect(drawnPrize()).toEqual(PRIZES[4])
  })

  test('that is no longer given away is drawn anew', async () => {
    kept.set('wheel-prize', 'Поездка на море')
    draw(2)
    expect((await load()).drawnPrize()).toEqual(PRIZES[2])
  })

  test('stays drawn where nothing can be kept', async () => {
    const closed = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
    const { drawnPrize, forgetPrize } = await load()
    draw(1)
    drawnPrize()
    draw(4)
    expect(drawnPrize()).toEqual(PRIZES[1])

    forgetPrize()

    expect(drawnPrize()).toEqual(PRIZES[4])
  })
})
