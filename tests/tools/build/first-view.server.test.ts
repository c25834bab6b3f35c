import { expect, test } from 'vitest'
import { firstViews, SCRIPT_LIMIT_KB, SHEET_LIMIT, STYLE_LIMIT_KB } from '../../../bench/first-view.ts'

const VIEWS = firstViews()

test('every page is measured', () => {
  expect(VIEWS.length).toBeGreaterThan(25)
})

test.each(VIEWS)(
  '$page brings no more styles with its first view, and script for its first sign, than it may',
  ({ scriptKb, styleKb }) => {
    expect(scriptKb).toBeLessThanOrEqual(SCRIPT_LIMIT_KB)
    expect(styleKb).toBeLessThanOrEqual(STYLE_LIMIT_KB)
  },
)

test.each(VIEWS)('$page needs no library of popups, sliders, galleries or motion to come alive', ({ late }) => {
  expect(late).toEqual([])
})

test.each(VIEWS)('$page is styled by the sheet of the frame and one of its own', ({ sheets }) => {
  expect(sheets).toBeLessThanOrEqual(SHEET_LIMIT)
})
