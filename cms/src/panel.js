const { readdirSync, readFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const { mergeUntouched } = require('./merge-untouched.js')

const FOLDER = join(__dirname, '..', 'panel')
const read = (name) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
const ROW = 12

/** Labels, hints, columns and rows of the forms as `panel/` has them; what was changed in the panel itself stays. */
async function applyPanel(strapi) {
  const store = strapi.store({ type: 'core', name: 'versta' })
  const before = (await store.get({ key: 'panel' })) ?? {}
  const applied = {}
  const common = read('common').fields
  for (const name of readdirSync(FOLDER).map((file) => basename(file, '.json'))) {
    if (name === 'common') continue
    const panel = read(name)
    const { service, model } = modelOf(strapi, name)
    const { settings, metadatas, layouts } = await service.findConfiguration(model)
    const wanted = pathsOf(strapi, model, { ...panel, fields: { ...common, ...panel.fields } })
    const configuration = structuredClone({ settings, metadatas, layouts })
    const current = Object.fromEntries(Object.keys(wanted).map((path) => [path, get(configuration, path)]))
    const merged = mergeUntouched(current, wanted, before[name] ?? {})
    for (const [path, value] of Object.entries(merged)) set(configuration, path, value)
    await service.updateConfiguration(model, configuration)
    applied[name] = wanted
  }
  await store.set({ key: 'panel', value: applied })
}

/** `service.fact` is a component, `project` a type. */
function modelOf(strapi, name) {
  const manager = strapi.plugin('content-manager')
  if (name.includes('.')) {
    const service = manager.service('components')
    return { service, model: service.findComponent(name) }
  }
  const service = manager.service('content-types')
  return { service, model: service.findContentType(`api::${name}.${name}`) }
}

function pathsOf(strapi, { attributes }, { main = Object.keys(attributes)[1], list, order, edit, fields }) {
  const paths = {}
  for (const [name, { label, hint }] of Object.entries(fields)) {
    if (!(name in attributes)) continue
    paths[`metadatas.${name}.list.label`] = label
    // Strapi's own fields are in no form.
    if (hint === undefined) continue
    paths[`metadatas.${name}.edit.label`] = label
    paths[`metadatas.${name}.edit.description`] = hint
  }
  paths['settings.mainField'] = main
  paths['layouts.edit'] = edit.map((row) => row.map((name) => ({ name, size: sizeOf(attributes[name], row.length) })))
  if (!list) return paths
  const [by, direction] = order.split(':')
  return {
    ...paths,
    'layouts.list': list,
    'settings.defaultSortBy': by,
    'settings.defaultSortOrder': direction,
    'settings.pageSize': 50,
  }

  function sizeOf({ type }, count) {
    const { isResizable, default: size } = strapi.plugin('content-manager').service('field-sizes').getFieldSize(type)
    return isResizable ? ROW / count : size
  }
}

const get = (from, path) => path.split('.').reduce((value, key) => value?.[key], from)

function set(into, path, value) {
  const keys = path.split('.')
  const last = keys.pop()
  let at = into
  for (const key of keys) at = at[key] ??= {}
  at[last] = value
}

module.exports = { applyPanel }
