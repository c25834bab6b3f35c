import { describe, expect, test } from 'vitest'
import { readIconSet } from '../../../server/icons/icon-set.ts'

const SET = {
  prefix: 'demo',
  width: 24,
  height: 24,
  icons: { home: { body: '<path d="M1 1"/>' }, wide: { body: '<path d="M2 2"/>', width: 48 }, broken: { body: 5 } },
  aliases: {
    house: { parent: 'home' },
    cottage: { parent: 'house', rotate: 1, hFlip: true },
    hut: { parent: 'cottage', rotate: 3, hFlip: true },
    loop: { parent: 'loop' },
    orphan: { parent: 'nobody' },
  },
}

describe('a set of icons', () => {
  const set = readIconSet(SET)

  test('gives an icon in its own size, or in the size of the set', () => {
    expect(set.find('home')).toMatchObject({ body: '<path d="M1 1"/>', width: 24, height: 24 })
    expect(set.find('wide')).toMatchObject({ width: 48, height: 24 })
  })

  test('follows aliases and adds up their turns', () => {
    expect(set.find('house')).toEqual(set.find('home'))
    expect(set.find('cottage')).toMatchObject({ body: '<path d="M1 1"/>', rotate: 1, hFlip: true })
    expect(set.find('hut')).toMatchObject({ rotate: 0, hFlip: false })
  })

  test.each(['nobody', 'loop', 'orphan', 'broken', 'constructor', '__proto__'])('has no %s', (name) => {
    expect(set.find(name)).toBeNull()
  })
})

test.each([[null], [[]], ['icons'], [{}], [{ prefix: 'demo' }], [{ prefix: 5, icons: {} }], [{ icons: {} }]])(
  '%j is no set of icons',
  (content) => {
    expect(() => readIconSet(content)).toThrow('not a set of icons')
  },
)
