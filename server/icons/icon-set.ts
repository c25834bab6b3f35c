import { UpstreamInvalid } from '../base/errors.ts'
import { isRecord } from '../base/is-record.ts'

/** One icon of an Iconify set, its aliases followed. */
export interface Icon {
  body: string
  left: number
  top: number
  width: number
  height: number
  /** Quarter turns. */
  rotate: number
  hFlip: boolean
  vFlip: boolean
}

export interface IconSet {
  prefix: string
  /** Size of an icon that has none of its own. */
  width: number
  height: number
  find(name: string): Icon | null
}

type Fields = Record<string, unknown>

const DEFAULT_SIZE = 16
const LONGEST_CHAIN = 5

/** Reads Iconify JSON; icons are parsed lazily. */
export function readIconSet(content: unknown): IconSet {
  if (!isRecord(content) || typeof content['prefix'] !== 'string' || !isRecord(content['icons']))
    throw new UpstreamInvalid('not a set of icons')
  const { prefix, icons, aliases } = content
  const width = sizeOf(content['width'], DEFAULT_SIZE)
  const height = sizeOf(content['height'], DEFAULT_SIZE)

  function find(name: string, chain = 0): Icon | null {
    const own = entryOf(icons, name)
    if (own) return typeof own['body'] === 'string' ? iconOf(own, own['body']) : null
    const alias = entryOf(aliases, name)
    if (!alias || typeof alias['parent'] !== 'string' || chain === LONGEST_CHAIN) return null
    const parent = find(alias['parent'], chain + 1)
    return parent && turned(parent, alias)
  }

  const iconOf = (own: Fields, body: string): Icon => ({
    body,
    left: numberOf(own['left'] ?? content['left']),
    top: numberOf(own['top'] ?? content['top']),
    width: sizeOf(own['width'], width),
    height: sizeOf(own['height'], height),
    rotate: numberOf(own['rotate']),
    hFlip: own['hFlip'] === true,
    vFlip: own['vFlip'] === true,
  })

  return { prefix, width, height, find: (name) => find(name) }
}

const turned = (parent: Icon, alias: Fields): Icon => ({
  ...parent,
  width: sizeOf(alias['width'], parent.width),
  height: sizeOf(alias['height'], parent.height),
  rotate: (parent.rotate + numberOf(alias['rotate'])) % 4,
  hFlip: parent.hFlip !== (alias['hFlip'] === true),
  vFlip: parent.vFlip !== (alias['vFlip'] === true),
})

function entryOf(entries: unknown, name: string): Fields | null {
  if (!isRecord(entries) || !Object.hasOwn(entries, name)) return null
  const entry = entries[name]
  return isRecord(entry) ? entry : null
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function sizeOf(value: unknown, fallback: number): number {
  const size = numberOf(value)
  return size > 0 ? size : fallback
}
