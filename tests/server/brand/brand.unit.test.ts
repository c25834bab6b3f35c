import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBrand } from '../../../server/brand/brand.ts'
import { wordmark } from '../../../server/brand/logo.ts'
import { accentOf, contrast } from '../../../shared/colour.ts'

const OWNER = { name: 'Ромашка', colour: '#2F7D32' }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-brand-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('an owner who has drawn nothing', () => {
  test('has their name for a logo and its first letter on their colour for an icon', () => {
    const { face, icons } = readBrand(OWNER, folder)
    expect(face.logo.drawing).toContain('>Ромашка</text>')
    expect(face.icons).toEqual(['favicon.svg'])
    expect(String(icons.get('favicon.svg'))).toMatch(/fill="#2F7D32".*>Р<\/text>/)
  })

  test('has the house’s colours as long as they name none', () => {
    expect(readBrand({ name: 'Ромашка', colour: null }, null).face.style).toBeNull()
    expect(readBrand(OWNER, null).face.style).toMatch(/\{--cinnabar:#2F7D32;/)
  })
})

test('what an owner has drawn is theirs whole: no icon of another brand comes beside it', async () => {
  await writeFile(join(folder, 'logo.svg'), '<?xml version="1.0"?><svg viewBox="0 0 10 4"><path d="M0 0h9"/></svg>')
  await mkdir(join(folder, 'icons'))
  await writeFile(join(folder, 'icons/icon-192.png'), 'png')
  await writeFile(join(folder, 'icons/notes.txt'), 'notes')
  const { face } = readBrand(OWNER, folder)
  expect(face.logo).toEqual({ viewBox: '0 0 10 4', drawing: '<path d="M0 0h9"/>' })
  expect(face.icons).toEqual(['icon-192.png'])
})

test('a logo that cannot be drawn ends the start and is named', async () => {
  await writeFile(join(folder, 'logo.svg'), '<svg width="10"></svg>')
  expect(() => readBrand(OWNER, folder)).toThrow(/CONTENT_DIR.*logo\.svg is an SVG with a viewBox/)
})

test.each(['Лён', 'Агентство «Лён»', 'Научно-производственное объединение „Русский лён“', 'A & B <i>'])(
  '%s is set within a header of 360 pixels',
  (name) => {
    const { viewBox, drawing } = wordmark(name)
    const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
    expect((width / height) * 38).toBeLessThan(200)
    expect(drawing).not.toContain('<i>')
  },
)

test.each(['#ff4b1f', '#2F7D32', '#0c1217', '#ffffff', '#ffd400', '#7f7f7f', '#003399'])(
  'what is written on %s can be read, and so can it as text by day and by night',
  (colour) => {
    const { onAccent, asText, asNightText } = accentOf(colour)
    expect(contrast(colour, onAccent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(asText, '#d7e4ea')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(asNightText, '#26333d')).toBeGreaterThanOrEqual(4.5)
  },
)
