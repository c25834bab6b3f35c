const { isDeepStrictEqual } = require('node:util')

/**
 * What a configuration becomes when `wanted` is applied to it: a value an editor has changed since `applied` stays.
 * Each of them is a map of paths (`metadatas.name.edit.label`) to values.
 */
function mergeUntouched(current, wanted, applied) {
  return Object.fromEntries(
    Object.entries(wanted).map(([path, value]) => {
      const isTouched = path in applied && !isSame(current[path], applied[path])
      return [path, isTouched ? current[path] : value]
    }),
  )
}

/** Strapi adds new fields to the rows of a form by itself. */
function isSame(now, before) {
  if (!isRows(now) || !isRows(before)) return isDeepStrictEqual(now, before)
  const known = new Set(before.flat().map(({ name }) => name))
  const rows = now.map((row) => row.filter(({ name }) => known.has(name))).filter((row) => row.length > 0)
  return isDeepStrictEqual(rows, before)
}

const isRows = (value) => Array.isArray(value) && value.every(Array.isArray)

module.exports = { mergeUntouched }
