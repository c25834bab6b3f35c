import { expect, test } from 'vitest'
import { isPlainClick } from '#components/dom/plain-click.ts'

const PLAIN = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  { button: 1 },
  { button: 2 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  // A download.
  { altKey: true },
])('leaves to the browser a click with %j', (modifier) => {
  expect(isPlainClick({ ...PLAIN, ...modifier })).toBe(false)
})

test('takes a click with nothing else', () => {
  expect(isPlainClick(PLAIN)).toBe(true)
})
