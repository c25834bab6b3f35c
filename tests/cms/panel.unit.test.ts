import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const CMS = join(import.meta.dirname, '../../cms')
const HINT_LIMIT = 180

interface Panel {
  main?: string
  list?: string[]
  order?: string
  edit: string[][]
  fields: Record<string, { label: string; hint?: string }>
}

const readJson = <Value>(file: string) => JSON.parse(readFileSync(join(CMS, file), 'utf8')) as Value
const attributesOf = (file: string) => Object.keys(readJson<{ attributes: object }>(file).attributes)

/** Attributes by the name of a type, or of a component with its folder. */
const MODELS = new Map([
  ...globSync('src/api/*/content-types/*/schema.json', { cwd: CMS }).map(
    (file) => [basename(dirname(file)), attributesOf(file)] as const,
  ),
  ...globSync('src/components/*/*.json', { cwd: CMS }).map(
    (file) => [`${basename(dirname(file))}.${basename(file, '.json')}`, attributesOf(file)] as const,
  ),
])
const COMMON = readJson<Pick<Panel, 'fields'>>('panel/common.json').fields

test('every type and component of the Strapi has its words, and nothing else has', () => {
  const files = globSync('panel/*.json', { cwd: CMS }).map((file) => basename(file, '.json'))
  expect(files.toSorted()).toEqual(['common', ...MODELS.keys()].toSorted())
})

describe.each([...MODELS])('the panel of %s', (name, attributes) => {
  const panel = readJson<Panel>(`panel/${name}.json`)
  const fields = { ...COMMON, ...panel.fields }

  test('names each field in Russian, and says what it makes', () => {
    for (const attribute of attributes) {
      const { label = '', hint = '' } = fields[attribute] ?? {}
      expect([attribute, label]).toEqual([attribute, expect.stringMatching(/^[А-ЯЁ]/u)])
      expect([attribute, hint]).toEqual([attribute, expect.stringMatching(/[а-яё]/u)])
      expect(hint.length, `${attribute}: ${hint}`).toBeLessThanOrEqual(HINT_LIMIT)
    }
  })

  test('names no field there is not', () => {
    expect(Object.keys(panel.fields).filter((field) => !attributes.includes(field))).toEqual([])
  })

  test('has each field once in its form', () => {
    expect(panel.edit.flat().toSorted()).toEqual(attributes.toSorted())
    expect(panel.edit.map((row) => row.length).filter((count) => count > 2)).toEqual([])
  })

  test('shows and sorts a list by fields there are', () => {
    const known = [...attributes, 'updatedAt']
    const [by = 'name'] = panel.order?.split(':') ?? []
    const named = [...(panel.list ?? []), ...(panel.order ? [by] : []), ...(panel.main ? [panel.main] : [])]
    expect(named.filter((field) => !known.includes(field))).toEqual([])
    expect(panel.list === undefined).toBe(name.includes('.'))
  })
})

/** Strapi's own Russian lacks `other` in places, and is then shown in English. */
test('every plural of the panel has the form that Russian falls back to', () => {
  const words = ['ru', 'ru-media-library'].flatMap((file) =>
    Object.entries(readJson<Record<string, string>>(`src/admin/${file}.json`)),
  )
  const plurals = words.filter(([, text]) => text.includes(', plural,'))
  expect(plurals.map(([key]) => key)).toContain('Roles.RoleRow.user-count')
  for (const [key, text] of plurals) {
    const [begun, ended] = [text.match(/, plural,/g), text.match(/other \{/g)]
    expect([key, ended?.length]).toEqual([key, begun?.length])
  }
})
