import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { accentOf } from '../../shared/colour.ts'
import { logoFrom, type Face, type Logo } from '../../shared/face.ts'
import type { Site } from '../../shared/site.ts'
import { ConfigError } from '../config/settings.ts'
import { wordmark } from './logo.ts'
import { tile } from './tile.ts'

/** What is read of the owner's drawings: the face of all pages, and the files at the root. */
export interface Brand {
  face: Face
  /** By their names at the root. */
  icons: ReadonlyMap<string, Buffer>
  /** Their logo, if they have drawn one. */
  drawnLogo: Logo | null
}

/** Types of the icons an owner may have, by their names at the root. */
export const ICON_TYPES: Readonly<Record<string, string>> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/vnd.microsoft.icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
}

/**
 * Read once. `folder` holds the owner's drawings: `logo.svg` and `icons/`; without them a
 * name and a tile stand for them.
 */
export function readBrand({ name, colour }: Pick<Site, 'name' | 'colour'>, folder: string | null): Brand {
  const icons = iconsIn(folder === null ? null : join(folder, 'icons'), tile(name, colour))
  const drawnLogo = folder === null ? null : logoIn(join(folder, 'logo.svg'))
  const logo = drawnLogo ?? wordmark(name)
  return { icons, drawnLogo, face: { logo, icons: [...icons.keys()], style: colour === null ? null : styleOf(colour) } }
}

function logoIn(file: string): Logo | null {
  if (!isThere(file)) return null
  const logo = logoFrom(readFileSync(file, 'utf8'))
  if (logo === null) throw new ConfigError('CONTENT_DIR', `a folder where ${file} is an SVG with a viewBox`)
  return logo
}

/** Icons of two brands are never mixed. */
function iconsIn(folder: string | null, drawn: string): ReadonlyMap<string, Buffer> {
  const files = folder !== null && isThere(folder) ? readdirSync(folder).filter((file) => file in ICON_TYPES) : []
  if (folder === null || files.length === 0) return new Map([['favicon.svg', Buffer.from(drawn)]])
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
}

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

function styleOf(colour: string): string {
  const { accent, onAccent, asText, asNightText } = accentOf(colour)
  // Over the tokens of the styles, which come behind it.
  const palette = `--cinnabar:${accent};--cinnabar-deep:${asText};--cinnabar-light:${asNightText}`
  return `:root:root{${palette};--c-on-accent:${onAccent};--c-accent-text:${asNightText}}`
}
