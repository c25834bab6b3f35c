import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TOKENS = 'renderer/styles/tokens.css'

const SHEETS = globSync('{components,pages,renderer}/**/*.css', { cwd: ROOT })
const DECLARATIONS = SHEETS.flatMap((sheet) => declarationsOf(read(sheet)))
const BY_HAND = SHEETS.filter((sheet) => sheet !== TOKENS).flatMap((sheet) => declarationsOf(read(sheet)))
const DEFINED = new Set(declarationsOf(read(TOKENS)).map(({ prop }) => prop))

/** The families of which a name that is no token can only be a slip. */
const SCALES = /^--(?:s|t|text|b|z|d)-/

/** The root with all that is asked of it, calls in calls included. */
const ROOT_ITSELF = /(?:\bhtml|:root)(?:[^\s()>+~,]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/g

test('every token is used', () => {
  const scripts = globSync(['{components,pages,renderer}/**/*.{ts,tsx}', 'content/logo.svg'], { cwd: ROOT }).map(read)
  const used = namesIn([...DECLARATIONS.map(({ value }) => value), ...scripts].join('\n'))
  expect([...DEFINED].filter((token) => token.startsWith('--') && !used.has(token))).toEqual([])
})

test('every step of a scale that is asked for is a token', () => {
  const used = namesIn(DECLARATIONS.map(({ value }) => value).join('\n'))
  expect([...used].filter((name) => SCALES.test(name) && !DEFINED.has(name))).toEqual([])
})

test('spaces, sizes and styles of text come from the scales, but for what a drawing measures itself', () => {
  const spacings = BY_HAND.filter(({ prop, value }) => isSpace(prop) && /\d(?:px|rem|vw)/.test(value))
  const shorthands = BY_HAND.filter(({ prop, value }) => prop === 'font' && !/^(?:inherit|var\(--text-)/.test(value))
  const clamps = DECLARATIONS.flatMap(({ value }) => clampsIn(value))
  expect(spacings.length).toBeLessThanOrEqual(150)
  expect(distinct(shorthands.map(({ value }) => value))).toBeLessThanOrEqual(26)
  expect(distinct(clamps)).toBeLessThanOrEqual(50)
})

/** Each node added to the head, as a hint to prefetch is, would restyle what depends on the root. */
test('no style depends on what the root has', () => {
  const roots = SHEETS.flatMap((sheet) => selectorsOf(read(sheet))).flatMap(
    (selector) => selector.match(ROOT_ITSELF) ?? [],
  )
  expect(roots.length).toBeGreaterThan(0)
  expect(roots.filter((root) => root.includes(':has('))).toEqual([])
})

test('the styles grow no longer', () => {
  const lines = SHEETS.flatMap((sheet) => read(sheet).trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(11_000)
})

function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = []
  postcss.parse(css).walkDecls((one) => void found.push(one))
  return found
}

function selectorsOf(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => void found.push(wholeSelectorOf(rule)))
  return found
}

function wholeSelectorOf({ selector, parent }: Rule): string {
  return parent?.type === 'rule' ? selector.replaceAll('&', wholeSelectorOf(parent)) : selector
}

function isSpace(property: string): boolean {
  return /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/.test(property)
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
}

/** Each `clamp(…)` of a value whole, with the calls inside it. */
function clampsIn(value: string): string[] {
  return [...value.matchAll(/clamp\(/g)].map(({ index }) => value.slice(index, endOfCall(value, index)))
}

function endOfCall(value: string, start: number): number {
  let depth = 0
  for (let at = value.indexOf('(', start); at < value.length; at += 1) {
    if (value[at] === '(') depth += 1
    if (value[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return value.length
}

function distinct(values: readonly string[]): number {
  return new Set(values.map((value) => value.replaceAll(/\s+/g, ' '))).size
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
