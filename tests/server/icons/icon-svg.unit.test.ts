import { describe, expect, test } from 'vitest'
import { drawingOf } from '../../../server/icons/icon-svg.ts'

const drawn = (body: string, turn = {}) =>
  drawingOf({ body, left: 0, top: 0, width: 24, height: 24, rotate: 0, hFlip: false, vFlip: false, ...turn })

describe('the body of an icon', () => {
  test('becomes shapes named as React names them', () => {
    expect(drawn('<path fill="none" stroke="currentColor" stroke-width="2" d="M3 16v-5.5"/>')).toEqual({
      viewBox: '0 0 24 24',
      shapes: [
        { element: 'path', attributes: { fill: 'none', stroke: 'currentColor', strokeWidth: '2', d: 'M3 16v-5.5' } },
      ],
    })
  })

  test('hands the paint of a group down to its shapes, and no further', () => {
    const { shapes } = drawn('<g fill="none"><path d="M1 1"/><circle cx="2" cy="2" r="1"/></g><path d="M2 2"/>') ?? {}
    expect(shapes?.map(({ attributes }) => attributes['fill'])).toEqual(['none', 'none', undefined])
  })
})

describe('nothing is drawn of an icon', () => {
  test.each([
    ['with a script', '<script>alert(1)</script>'],
    ['with a handler', '<path onload="alert(1)" d="M1 1"/>'],
    ['with a style', '<path style="fill:red" d="M1 1"/>'],
    ['with a style element', '<style>*{display:none}</style><path d="M1 1"/>'],
    ['with a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
    ['that uses another', '<use href="https://evil.example/a.svg#a"/>'],
    ['painted from an address', '<path fill="url(https://evil.example/)" d="M1 1"/>'],
    ['with HTML inside', '<foreignObject><img src="x"/></foreignObject>'],
    ['that moves', '<path d="M1 1"><animate attributeName="d"/></path>'],
    ['with text', 'Зерновед <path d="M1 1"/>'],
    ['with a comment', '<!--<path d="M1 1"/>-->'],
    ['cut off', '<path d="M1 1"'],
    ['named after an inherited property', '<constructor d="M1 1"/>'],
    ['with an attribute named so', '<path constructor="M1 1" d="M1 1"/>'],
    ['that is empty', ''],
    ['that is enormous', '<path d="M1 1"/>'.repeat(2000)],
  ])('%s', (_what, body) => {
    expect(drawn(body)).toBeNull()
  })

  test('that must be turned first', () => {
    expect(drawn('<path d="M1 1"/>', { rotate: 1 })).toBeNull()
    expect(drawn('<path d="M1 1"/>', { hFlip: true })).toBeNull()
  })
})

test('a body made to be slow is refused at once', () => {
  const before = process.cpuUsage()
  drawn(`<path${' a="'.repeat(4000)}`)
  drawn(`<path ${' '.repeat(19_000)}`)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
