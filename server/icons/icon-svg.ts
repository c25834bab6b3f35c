import type { IconDrawing, IconShape } from '../../shared/icons.ts'
import type { Icon } from './icon-set.ts'

type Attributes = Record<string, string>

const GEOMETRY: Record<IconShape['element'], readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
}

const PAINT: Record<string, string> = {
  fill: 'fill',
  'fill-opacity': 'fillOpacity',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
  opacity: 'opacity',
  stroke: 'stroke',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-miterlimit': 'strokeMiterlimit',
  'stroke-opacity': 'strokeOpacity',
  'stroke-width': 'strokeWidth',
}

const TAG = /\s*<(?<close>\/?)(?<name>[a-z]+)(?<attributes>(?:\s+[a-zA-Z0-9:-]+="[^"<>]*")*)\s*(?<empty>\/?)>\s*/y
const LONGEST_BODY = 20_000

/** The shapes of an icon. One that uses anything else is not drawn at all: nothing is better than half an icon. */
export function drawingOf({ body, left, top, width, height, rotate, hFlip, vFlip }: Icon): IconDrawing | null {
  if (rotate !== 0 || hFlip || vFlip || body.length > LONGEST_BODY) return null
  const shapes = shapesOf(body)
  return shapes && shapes.length > 0 ? { viewBox: `${left} ${top} ${width} ${height}`, shapes } : null
}

function shapesOf(body: string): IconShape[] | null {
  const shapes: IconShape[] = []
  const inherited: Attributes[] = [{}]
  TAG.lastIndex = 0
  while (TAG.lastIndex < body.length) {
    const { close, name = '', attributes = '', empty } = TAG.exec(body)?.groups ?? {}
    if (!name) return null
    if (close) {
      if (name === 'g') inherited.pop()
      continue
    }
    const isGroup = name === 'g'
    if (!isGroup && !isElement(name)) return null
    const own = readAttributes(attributes, isGroup ? [] : GEOMETRY[name])
    if (!own) return null
    const paint = { ...inherited.at(-1), ...own }
    if (!isGroup) shapes.push({ element: name, attributes: paint })
    else if (!empty) inherited.push(paint)
  }
  return shapes
}

const isElement = (name: string): name is IconShape['element'] => Object.hasOwn(GEOMETRY, name)

function readAttributes(source: string, geometry: readonly string[]): Attributes | null {
  const read: Attributes = {}
  for (const [, name = '', value = ''] of source.matchAll(/([a-zA-Z0-9:-]+)="([^"]*)"/g)) {
    const known = attributeOf(name, geometry)
    // Neither brackets nor slashes: no address can be written.
    if (known === undefined || !/^[\w\s.,#%+-]*$/.test(value)) return null
    read[known] = value
  }
  return read
}

/** As React calls it; `undefined`: not drawn. */
function attributeOf(name: string, geometry: readonly string[]): string | undefined {
  if (geometry.includes(name)) return name
  return Object.hasOwn(PAINT, name) ? PAINT[name] : undefined
}
