import { SNOW } from '../../shared/colour.ts'
import type { Words } from '../../shared/words.ts'

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

const own = {
  name: '{name}',
  /** Under the icon. */
  shortName: '{name}',
  description: 'Ведём бизнес в интернете',
}

/** The web app manifest: what a browser shows of an installed site. */
export function manifestText(words: Words, icons: ReadonlyMap<string, unknown>, colour: string | null): string {
  const { name, shortName, description } = words('manifest', own)
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: SNOW,
    theme_color: colour ?? SNOW,
    icons: ICONS.filter(({ src }) => icons.has(src.slice(1))),
  })
}
