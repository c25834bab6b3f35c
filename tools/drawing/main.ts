import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { ICON, icoOf } from './icons.ts'
import { PICTURES } from './pictures.ts'

const ROOT = join(import.meta.dirname, '../..')
const QUALITY = 82
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** `npm run pictures [group…]`: draws everything, or only the groups named. */
const wanted = process.argv.slice(2)
const groups = Object.entries(PICTURES).filter(([name]) => wanted.length === 0 || wanted.includes(name))

for (const [name, list] of groups) {
  const pictures = list()
  let changed = 0
  for (const [index, { file, draw, scale = 1 }] of pictures.entries()) {
    process.stdout.write(`\r${name}: ${index + 1} of ${pictures.length}`)
    const webp = await sharp(Buffer.from(draw()), { density: 72 * scale })
      .webp({ quality: QUALITY })
      .toBuffer()
    changed += Number(writeChanged(join('content/pictures', file), webp))
  }
  console.log(`, ${changed} changed`)
}
if (wanted.length === 0 || wanted.includes('icons')) console.log(`icons: ${await drawIcons()} changed`)

async function drawIcons(): Promise<number> {
  const draw = (size: number) =>
    sharp(Buffer.from(ICON), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer()
  const results = [
    writeChanged('content/icons/favicon.svg', Buffer.from(ICON)),
    writeChanged('content/icons/favicon.ico', icoOf(await draw(32))),
  ]
  for (const [file, size] of Object.entries(ICONS))
    results.push(writeChanged(join('content/icons', file), await draw(size)))
  return results.filter(Boolean).length
}

/** Does not rewrite an unchanged file. */
function writeChanged(file: string, bytes: Buffer): boolean {
  const path = join(ROOT, file)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return true
}
