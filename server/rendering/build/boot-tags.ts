import { scriptsOf, type Manifest } from './page-assets.ts'

/** The script that pages begin with, by its path in the repository, and what it runs once they are loaded. */
export const BOOT = 'renderer/boot/boot.ts'
export const ENHANCEMENTS = 'renderer/boot/enhancements.ts'

/** Requested during hydration, and the popup offered on every page. */
const IMPORTED = [
  'components/lead/popup/CallbackPopup.tsx',
  'components/frame/BelowContent.tsx',
  'components/frame/section-bar/SectionBar.tsx',
  'components/frame/edge/BottomEdge.tsx',
]

/** Under this id a page names the files that the boot loads; the first of the app starts it. */
const BOOT_FILES = 'boot-files'

const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/g
/** Where Vike's links in the head begin. */
const STYLES = '<link rel="stylesheet"'
const PRELOAD = /\s*<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * Vike's tags start the app at once. Their place is taken by the boot, and by the names of the same files for it. A
 * document that has no such tags stays as it is.
 */
export function withBoot(document: string, manifest: Manifest): string {
  const [boot, enhancements] = [fileOf(BOOT, manifest), fileOf(ENHANCEMENTS, manifest)]
  const [entry, ...more] = document.matchAll(ENTRY)
  if (!boot || !enhancements || !entry || more.length > 0 || !document.includes(STYLES)) return document
  const app = [entry, ...document.matchAll(PRELOAD)].map(([, file]) => file)
  const imports = scriptsOf(manifest, IMPORTED).filter((file) => !app.includes(file))
  const files = JSON.stringify({ app, imports, enhancements })
  return document
    .replace(STYLES, `<script src="${boot}" type="module" async fetchpriority="low"></script>\n        ${STYLES}`)
    .replace(entry[0], `<script id="${BOOT_FILES}" type="application/json">${files}</script>`)
    .replaceAll(PRELOAD, '')
}

/** Of an entry that the app imports, too, the bundler makes two files; the first does nothing but import the second. */
function fileOf(source: string, manifest: Manifest): string | null {
  const entry = manifest[source]
  const [only = ''] = entry?.imports ?? []
  const chunk = manifest[only] ?? entry
  return chunk ? `/${chunk.file}` : null
}
