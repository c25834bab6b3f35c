import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstViews, SCRIPT_LIMIT_KB, STYLE_LIMIT_KB } from '../../bench/first-view.ts'

const VIEWS = firstViews()

test('every page is measured', () => {
  expect(VIEWS.length).toBeGreaterThan(25)
})

test.each(VIEWS)('$page loads no more script and styles before its first view than it may', ({ scriptKb, styleKb }) => {
  expect(scriptKb).toBeLessThanOrEqual(SCRIPT_LIMIT_KB)
  expect(styleKb).toBeLessThanOrEqual(STYLE_LIMIT_KB)
})

test.each(VIEWS)('$page needs no library of popups, sliders, galleries or motion before its first view', ({ late }) => {
  expect(late).toEqual([])
})

test('the styles of the frame come as one file, the same from both builds', () => {
  const sheets = globSync('dist/client/assets/static/{frame,entry-client-routing}.*.css')
  expect(new Set(sheets.map((sheet) => readFileSync(sheet, 'utf8'))).size).toBe(1)
})
