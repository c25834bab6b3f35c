import { expect, test } from 'vitest'
import { barsAfterScroll, type Bars } from '../../../../components/frame/header/bars-after-scroll.ts'

const HEADER_PX = 90
const START: Bars = { isHeaderIn: true, turnedAtPx: 0 }

const headerAfter = (...scrolledPx: number[]) =>
  scrolledPx.reduce((bars, px) => barsAfterScroll(bars, px, HEADER_PX), START).isHeaderIn

test('the header stays while no more than a third of its height has gone by', () => {
  expect(headerAfter(30)).toBe(true)
})

test('the header leaves on the way down, past a third of its height', () => {
  expect(headerAfter(31)).toBe(false)
})

test('the header comes back on the way up, after 24 px and not before', () => {
  expect(headerAfter(500, 476)).toBe(false)
  expect(headerAfter(500, 475)).toBe(true)
})

test('small steps up add up', () => {
  expect(headerAfter(500, 490, 480, 470)).toBe(true)
})

test('a trembling hand moves nothing', () => {
  expect(headerAfter(500, 460, 463, 461, 464)).toBe(true)
  expect(headerAfter(500, 490, 500, 490, 500)).toBe(false)
})

test('the header stands at the top of the page, however slowly the visitor got there', () => {
  expect(headerAfter(40, 35, 30)).toBe(true)
})
