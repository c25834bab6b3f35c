/**
 * Why `value` cannot stand where `samples` do, or `null`. It has to be of their kind, with the fields they all have and
 * none that no sample has.
 */
export function faultOf(samples: readonly unknown[], value: unknown, path: string): string | null {
  if (samples.length === 0) return null
  const kinds = new Set(samples.map(kindOf))
  if (!kinds.has(kindOf(value))) return `${path} must be ${[...kinds].join(' or ')}`
  if (Array.isArray(value)) return faultOfItems(samples.filter(Array.isArray).flat(), value, path)
  if (kindOf(value) !== 'an object') return null
  return faultOfFields(samples as Fields[], value as Fields, path)
}

type Fields = Readonly<Record<string, unknown>>

function faultOfItems(samples: readonly unknown[], items: readonly unknown[], path: string): string | null {
  for (const [index, item] of items.entries()) {
    const fault = faultOf(samples, item, `${path}[${index}]`)
    if (fault !== null) return fault
  }
  return null
}

function faultOfFields(samples: readonly Fields[], fields: Fields, path: string): string | null {
  const known = new Set(samples.flatMap((sample) => Object.keys(sample)))
  for (const name of known)
    if (!(name in fields) && samples.every((sample) => name in sample)) return `${path}.${name} is missing`
  for (const [name, value] of Object.entries(fields)) {
    if (!known.has(name)) return `${path}.${name} is no part of the page`
    const fault = faultOf(
      samples.flatMap((sample) => (name in sample ? [sample[name]] : [])),
      value,
      `${path}.${name}`,
    )
    if (fault !== null) return fault
  }
  return null
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
