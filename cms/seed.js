const { existsSync, statSync } = require('node:fs')
const { basename, extname, join } = require('node:path')
const { TYPES } = require('./src/areas.js')

const CONTENT = join(__dirname, '..', 'content')
const MIME = { '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }

const TAGGED = { TYPE: null, TAGS: null, DIRECTION: null, PROJECT_TYPE: 'projects' }
const RELATED = { AUTHOR: 'team', MENTOR: 'team', EMPLOYEE: 'team', PROJECT: 'projects' }
const MEDIA = ['PREVIEW_PICTURE', 'DETAIL_PICTURE', 'AVATAR', 'PICTURE', 'CHART']
const LINES = ['FORMER_CODES', 'DUTIES', 'EXPECTATIONS', 'OFFERS']
const COMPONENTS = ['FACTS', 'INCLUDES', 'STEPS', 'FAQ']

/** `status` is a word of Strapi's own. */
const nameOf = (key) => (key === 'STATUS' ? 'position' : key.toLowerCase())

/** As the site reads them, the first from each address; what it drops, or an entry cannot hold, is said to `log`. */
async function redirectsOf(content, log) {
  const file = join(content, 'redirects.json')
  if (!existsSync(file)) return []
  const { readText } = await import('../server/origin/read-file.ts')
  const { itemOf } = await import('../server/origin/redirects.ts')
  const { normaliseRedirect } = await import('../server/content/entities/redirect.ts')
  const { USELESS } = await import('../server/content/redirects.ts')
  const { validItems } = await import('../server/content/fields/valid-items.ts')
  const items = JSON.parse(await readText(file)).map(itemOf)
  const first = new Map()
  for (const { from, to, isPermanent } of await validItems('redirects', log)(items, normaliseRedirect)) {
    const reason = first.has(from) ? USELESS.second : unfitOf(from, to)
    if (reason) log.warn({ area: 'redirects', code: from, reason }, 'item dropped')
    else first.set(from, { from, to, permanent: isPermanent })
  }
  return first.values()
}

/** Its schema takes no home page to lead from, its columns no more than 255 characters. */
function unfitOf(from, to) {
  if (from === '/') return 'the home page is there'
  return from.length > 255 || to.length > 255 ? 'longer than 255 characters' : null
}

/** Fills a new Strapi, once: from then on what is there is its editors', and what they delete stays deleted. */
async function seed(strapi, say, content = CONTENT) {
  const store = strapi.store({ type: 'core', name: 'versta' })
  if (await store.get({ key: 'seeded' })) return
  // Whole or not at all: a start killed meanwhile leaves an empty Strapi to the next one.
  await strapi.db.transaction(async () => {
    if (await isEmpty(strapi)) await fill(strapi, say, content)
    await store.set({ key: 'seeded', value: true })
  })
}

async function isEmpty(strapi) {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'))
  for (const uid of types) if ((await strapi.documents(uid).count({})) > 0) return false
  return true
}

/** From the files of a folder, pictures included. */
async function fill(strapi, say, content) {
  const { openLibrary } = await import('../server/origin/library.ts')
  const { AREAS } = await import('../server/origin/areas.ts')
  const { beginsAtMs } = await import('../server/origin/publication.ts')
  const { readStrictMoment } = await import('../server/content/fields/moment.ts')
  const log = { warn: (fields, message) => say(`${message}: ${JSON.stringify(fields)}`) }
  const library = openLibrary(content, log, Date.now)
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    responsiveDimensions: false,
    autoOrientation: false,
  })
  /** Document ids by area (or `tags:area`, `groups`) and code. */
  const ids = new Map()
  const idOf = (kind, code) => ids.get(`${kind}/${code}`)
  const uploads = new Map()

  const create = async (type, kind, data) => {
    const status = data.draft ? 'draft' : 'published'
    const { documentId } = await strapi.documents(`api::${type}.${type}`).create({ data, status })
    ids.set(`${kind}/${data.code}`, documentId)
  }

  for (const [name, type] of Object.entries(TYPES)) {
    const { files, tags, groups } = await library.read(
      AREAS.find((area) => area.name === name),
      true,
    )
    let sort = 0
    for (const [code, tag] of Object.entries(tags))
      await create('tag', `tags:${name}`, { code, name: tag, area: name, sort: (sort += 10) })
    for (const group of groups) await create('service-group', 'groups', { ...group, sort: (sort += 10) })
    for (const [index, { item, body }] of files.entries()) {
      await create(type, name, await entryOf(name, item, body))
      say(`${name}: ${index + 1} of ${files.length}`)
    }
  }

  for (const redirect of await redirectsOf(content, log))
    await strapi.documents('api::redirect.redirect').create({ data: redirect })

  async function entryOf(area, item, body) {
    const data = { detail_text: await withUploads(body) }
    for (const [key, value] of Object.entries(item)) data[nameOf(key)] = await valueOf(area, key, value)
    if (area === 'tariffs' && !data.service) data.product = item.SERVICE
    for (const field of ['active_from', 'active_to']) {
      const moment = readStrictMoment(data[field])
      const isReadable = !Number.isNaN(moment?.getTime())
      data[field] = isReadable ? moment?.toISOString() : undefined
      if (isReadable) continue
      // The site hides such an item.
      data.draft = true
      log.warn({ area, code: data.code, field, reason: 'date that cannot be read' }, 'seeded as a draft')
    }
    // A file waits for its dates, an entry for its beginning alone.
    const beginsMs = beginsAtMs(item)
    if (beginsMs > Date.now())
      data.active_from = new Date(Math.max(beginsMs, Date.parse(data.active_from) || 0)).toISOString()
    return data
  }

  async function valueOf(area, key, value) {
    if (key in TAGGED) return [value].flat().map((code) => idOf(`tags:${TAGGED[key] ?? area}`, code))
    if (key in RELATED) return idOf(RELATED[key], value)
    if (key === 'GROUP') return idOf('groups', value)
    if (key === 'SERVICE') return idOf('services', value)
    if (key === 'TIMESTAMP') return new Date(value * 1000).toISOString().slice(0, 10)
    if (key === 'PRICE') return String(value)
    if (key.startsWith('CUSTOM_')) return withUploads(value.TEXT)
    if (key === 'WORKS_OPTIONS')
      return value.map((mark) => (typeof mark === 'string' ? { text: mark } : { included: mark }))
    if (key === 'WORKS') return value.value.join('\n')
    if (MEDIA.includes(key)) return (await uploaded(value)).id
    if (LINES.includes(key)) return [value].flat().join('\n')
    if (COMPONENTS.includes(key)) return value.map(componentOf)
    return value?.TEXT ?? value
  }

  function componentOf(part) {
    const fields = Object.entries(part).map(([key, value]) => [
      key.toLowerCase(),
      key in RELATED ? idOf(RELATED[key], value) : value,
    ])
    return Object.fromEntries(fields)
  }

  async function uploaded(path) {
    if (!uploads.has(path)) {
      const filepath = join(content, path.split('?')[0])
      const name = basename(filepath)
      const files = { filepath, originalFilename: name, mimetype: MIME[extname(name)], size: statSync(filepath).size }
      const [file] = await strapi
        .plugin('upload')
        .service('upload')
        .upload({ data: { fileInfo: { name } }, files })
      uploads.set(path, file)
    }
    return uploads.get(path)
  }

  /** Markdown whose pictures are Strapi's. */
  async function withUploads(written) {
    let text = written
    for (const [path] of written.matchAll(/\/pictures\/[\w./-]+/g))
      text = text.replaceAll(path, (await uploaded(path)).url)
    return text
  }
}

module.exports = { seed }
