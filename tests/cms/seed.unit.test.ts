import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder, type ContentFolder } from '../support/content/content-folder.ts'

type Say = (line: string) => void
type Fields = Record<string, unknown> & { code?: string }
interface Entry {
  type: string
  status: string
  data: Fields
}

const { seed } = createRequire(import.meta.url)('../../cms/seed.js') as {
  seed: (strapi: object, say: Say, content?: string) => Promise<void>
}
const TYPES = globSync('*', { cwd: 'cms/src/api' })
const uidOf = (type: string) => `api::${type}.${type}`
const attributesOf = (type: string) =>
  (
    JSON.parse(readFileSync(`cms/src/api/${type}/content-types/${type}/schema.json`, 'utf8')) as {
      attributes: Record<string, { type: string; regex?: string; unique?: boolean }>
    }
  ).attributes
const ofType = (entries: readonly Entry[], type: string) => entries.filter((entry) => entry.type === type)

/** What a Strapi on PostgreSQL has against a field: its `string` is one of 255 characters. */
function faultOf(value: unknown, kind: string, regex = '') {
  if (kind === 'string' && String(value).length > 255) return 'value too long'
  if (kind === 'boolean' && typeof value !== 'boolean') return 'must be a boolean'
  return new RegExp(regex).test(String(value)) ? null : `must match ${regex}`
}

/** A database, and starts of a Strapi on it: one killed as it makes an entry leaves what was committed. */
function database() {
  let kept = { entries: [] as Entry[], marks: new Map<string, unknown>() }

  async function start({ content, killedAt }: { content?: string; killedAt?: string } = {}) {
    let seen = kept
    const documents = (uid: string) => {
      const type = TYPES.find((known) => uidOf(known) === uid)!
      return {
        count: async () => ofType(seen.entries, type).length,
        async create({ data, status = 'draft' }: Omit<Entry, 'type'>) {
          if (type === killedAt) throw new Error('killed')
          for (const [name, { type: kind, regex, unique }] of Object.entries(attributesOf(type))) {
            const value = data[name] ?? null
            const isTaken = unique && ofType(seen.entries, type).some((one) => one.data[name] === value)
            const fault = value === null ? null : isTaken ? 'must be unique' : faultOf(value, kind, regex)
            if (fault) throw new Error(`${type}: ${name} ${fault}`)
          }
          seen.entries.push({ type, status, data })
          return { documentId: `${type}-${seen.entries.length}` }
        },
      }
    }
    const upload = {
      setSettings: async () => undefined,
      upload: async ({ data }: { data: { fileInfo: { name: string } } }) => [{ id: 1, url: `/${data.fileInfo.name}` }],
    }
    const strapi = {
      contentTypes: Object.fromEntries([...TYPES.map(uidOf), 'plugin::upload.file'].map((uid) => [uid, { uid }])),
      documents,
      plugin: () => ({ service: () => upload }),
      store: () => ({
        get: async ({ key }: { key: string }) => seen.marks.get(key) ?? null,
        set: async ({ key, value }: { key: string; value: unknown }) => void seen.marks.set(key, value),
      }),
      db: {
        async transaction(act: () => Promise<void>) {
          seen = structuredClone(kept)
          await act()
          kept = seen
        },
      },
    }
    const said: string[] = []
    await seed(strapi, (line) => void said.push(line), content)
    return said
  }

  return {
    start,
    entries: () => kept.entries,
    /** What editors do. */
    add: (type: string, data: Fields) => void kept.entries.push({ type, status: 'published', data }),
    remove: (...types: string[]) => void (kept.entries = kept.entries.filter(({ type }) => !types.includes(type))),
  }
}

async function seeded() {
  const demo = database()
  await demo.start()
  return demo
}

let folder: ContentFolder
beforeAll(async () => {
  const areas = ['team', 'projects', 'services', 'tariffs', 'blog', 'reviews', 'certificates', 'vacancies']
  folder = await contentFolder(...areas, 'pictures')
})
afterAll(() => folder.remove())

test('a new Strapi has an entry for every file, and a later start adds none', async () => {
  const demo = await seeded()
  const codes = ofType(demo.entries(), 'project').map(({ data }) => data.code)
  const files = globSync('*.md', { cwd: 'content/projects' })
  expect(codes.toSorted()).toEqual(files.map((file) => file.replace('.md', '')).toSorted())
  expect(TYPES.filter((type) => ofType(demo.entries(), type).length === 0)).toEqual([])

  const before = structuredClone(demo.entries())
  await demo.start()
  expect(demo.entries()).toEqual(before)
})

test.each(['tag', 'employee', 'project', 'service', 'redirect'])(
  'a first start killed at its first %s leaves all of the content, once, to the next one',
  async (killedAt) => {
    const strapi = database()
    await expect(strapi.start({ killedAt })).rejects.toThrow('killed')
    await strapi.start()
    expect(strapi.entries()).toEqual((await seeded()).entries())
  },
)

test.each([
  ['the projects', ['project']],
  ['everything', TYPES],
])('an owner who deletes %s finds nothing of it back after a restart', async (_what, types) => {
  const strapi = await seeded()
  strapi.remove(...types)
  const left = structuredClone(strapi.entries())
  await strapi.start()
  expect(strapi.entries()).toEqual(left)
})

test.each(['post', 'tag', 'redirect'])(
  'a Strapi that has but a %s of its own gets nothing of the demo, nor when that is deleted',
  async (type) => {
    const strapi = database()
    strapi.add(type, { code: 'own' })
    await strapi.start()
    expect(strapi.entries()).toHaveLength(1)
    strapi.remove(type)
    await strapi.start()
    expect(strapi.entries()).toEqual([])
  },
)

test.each([
  ['one text', 'kofe', 'kofe'],
  ['a list', '[kofe, zerno]', 'kofe\nzerno'],
])('former codes written as %s are lines of the entry', async (_what, written, lines) => {
  await folder.edit('projects/zernoved.md', (text) =>
    text.replace(/^---\n(?:former_codes.*\n)?/, `---\nformer_codes: ${written}\n`),
  )
  const strapi = database()
  await strapi.start({ content: folder.directory })
  const project = ofType(strapi.entries(), 'project').find(({ data }) => data.code === 'zernoved')
  expect(project?.data['former_codes']).toBe(lines)
})

test('a file with `draft: true` is a draft in a new Strapi, the others are published', async () => {
  await folder.edit('projects/medoveya.md', (text) => text.replace('---\n', '---\ndraft: true\n'))
  const strapi = database()
  await strapi.start({ content: folder.directory })
  const drafts = ofType(strapi.entries(), 'project').filter(({ status }) => status !== 'published')
  expect(drafts.map(({ data }) => data.code)).toEqual(['medoveya'])
})

test.each(['20261201', 'завтра', '[2026-12-01]'])(
  'a file that begins at «%s», and so is hidden, is a draft',
  async (written) => {
    await folder.edit('projects/zernoved.md', (text) =>
      text.replace(/^---\n(?:active_from.*\n)?/, `---\nactive_from: ${written}\n`),
    )
    const strapi = database()
    const said = await strapi.start({ content: folder.directory })
    const hidden = ofType(strapi.entries(), 'project').find(({ data }) => data.code === 'zernoved')
    expect([hidden?.status, hidden?.data['active_from']]).toEqual(['draft', undefined])
    expect(said.join('\n')).toContain('"code":"zernoved","field":"active_from"')
  },
)

const PAST = 'timestamp: 2026-07-03\ndate_create: 2026-07-03'
const AHEAD = 'timestamp: 2099-02-01\ndate_create: 2026-07-03'

test.each([
  ['neither a beginning nor a day ahead', PAST, undefined],
  ['its last change ahead', AHEAD, '2099-01-31T21:00:00.000Z'],
  ['its day ahead', 'timestamp: 2026-07-03\ndate_create: 2099-03-01', '2099-02-28T21:00:00.000Z'],
  ['a beginning before its day', `${AHEAD}\nactive_from: 2099-01-01`, '2099-01-31T21:00:00.000Z'],
  ['a beginning after its day', `${AHEAD}\nactive_from: "2099-02-01 10:00"`, '2099-02-01T07:00:00.000Z'],
])('a file with %s is shown no sooner than by the folder it is in', async (_what, dates, activeFrom) => {
  await folder.edit('blog/pervyy-ekran.md', (text) =>
    text.replaceAll(/^(?:timestamp|date_create|active_from):.*\n/gm, '').replace('---\n', `---\n${dates}\n`),
  )
  const strapi = database()
  await strapi.start({ content: folder.directory })
  const post = ofType(strapi.entries(), 'post').find(({ data }) => data.code === 'pervyy-ekran')
  expect([post?.status, post?.data['active_from']]).toEqual(['published', activeFrom])
})

test('a new Strapi has the redirects that the site reads, and says which it leaves out', async () => {
  const redirects = [
    { from: '/portfolio/', to: '/projects/', permanent: 'Да' },
    { from: '/PORTFOLIO', to: '/blog/' },
    { from: 'portfolio', to: '/projects/' },
    '/portfolio/',
    { from: '/', to: '/projects/' },
    { from: `/${'портфолио'.repeat(5)}/`, to: '/projects/' },
    { from: '/start/', to: '/' },
  ]
  await folder.write('redirects.json', `\ufeff${JSON.stringify(redirects)}`)
  const strapi = database()
  const said = await strapi.start({ content: folder.directory })
  expect(ofType(strapi.entries(), 'redirect').map(({ data }) => data)).toEqual([
    { from: '/portfolio/', to: '/projects/', permanent: true },
    { from: '/start/', to: '/', permanent: false },
  ])
  expect(said.filter((line) => line.includes('"redirects"'))).toHaveLength(5)
})

test.each(['[{', '{}'])('redirects in a file that is none, %s, are not taken for none', async (text) => {
  await folder.write('redirects.json', text)
  await expect(database().start({ content: folder.directory })).rejects.toThrow()
})
