import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInBatches } from '../../../../server/content/cache/json-in-batches.ts'

const parsed = (text: string) => parseInBatches(Buffer.from(text))

describe('JSON read in batches', () => {
  test('is the same as read at once, whatever it holds', () =>
    fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await parsed(text)).toEqual(JSON.parse(text))
      }),
    ))

  test('is the same for lists of items, be they a list or a map', () =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          ITEMS: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
          TAGS: fc.jsonValue(),
        }),
        async (reply) => {
          const text = JSON.stringify(reply)
          expect(await parsed(text)).toEqual(JSON.parse(text))
        },
      ),
    ))

  test('leaves others their turn every half a megabyte', async () => {
    const HALF = 512 * 1024
    let turns = 0
    const takeTurn = () => {
      turns += 1
      turn = setImmediate(takeTurn)
    }
    let turn = setImmediate(takeTurn)
    await parsed(`{"ITEMS":[${'1,'.repeat(2 * HALF)}1]}`)
    clearImmediate(turn)
    expect(turns).toBe(4)
  })

  test.each([
    '',
    '{',
    '{"ITEMS":[{}{}]}',
    '{"ITEMS":[{"A":1,}]}',
    '{"ITEMS":[{]}]}',
    '{"ITEMS":[{}]}]',
    '{"ITEMS":[{"A":"}]}',
    '{"ITEMS":[[1],[2]}',
    '{"ITEMS":[{"A":"\\"}]}',
  ])('is refused where it is none: %s', async (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    await expect(parsed(text)).rejects.toThrow(SyntaxError)
  })

  test.each([
    '{"ITEMS":[{"A":"\\\\"},{"B":"\\"]}"}]}',
    ' {"ITEMS" : [ [ ] , { } , 3 , null , "[" ] } ',
    '{"a":{"__proto__":[1]}}',
  ])('may hold brackets and quotes in its texts: %s', async (text) =>
    expect(await parsed(text)).toEqual(JSON.parse(text)),
  )
})
