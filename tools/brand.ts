import { mkdirSync, writeFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { parseCommand } from '../server/base/parse-command.ts'
import { WrongUsage } from '../server/base/wrong-usage.ts'
import { linesOf } from '../server/brand/logo.ts'
import { readConfig } from '../server/config/config.ts'
import { environment } from '../server/config/environment.ts'
import { ConfigError } from '../server/config/settings.ts'
import { accentOf } from '../shared/colour.ts'
import { icoOf } from './drawing/icons.ts'
import { measure, text } from './drawing/text.ts'

const HELP = `npm run brand -- ПАПКА [--force]

  Рисует в папке контента логотип и значки по названию и цвету из её site.json или из настроек:
  logo.svg, icons/favicon.svg, favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png.
  Что уже есть, остаётся как есть; с --force рисуется заново.`

const LEFT = `
Осталось за вами:
  · logo.svg и icons/ — набраны шрифтом сайта; если есть нарисованные, положите их на те же места
  · pictures/ — снимки людей, работ и статей
  · copy/ — слова страниц, которые рассказывают только о вас: docs/recipes/another-owner.md
  · copy/partnership.json и copy/promo/seo-audit.json — условия партнёрства и аудита: пока их нет, страницы ничего не обещают`

const PNG_SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
const LOGO = { font: 'narrow', weight: 900, tracking: -0.012, size: 60 } as const
const LEADING = 54

try {
  const { folder, isForced } = readArguments()
  const { name, colour } = readConfig(environment({ CONTENT_DIR: folder })).site
  await drawAll(folder, isForced, name, colour)
  console.log(LEFT)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof WrongUsage)) throw error
  console.error(error.message)
  if (error instanceof WrongUsage) console.error(`\n${HELP}`)
  process.exitCode = error instanceof ConfigError ? 1 : 2
}

function readArguments() {
  const { values, positionals } = parseCommand({ force: { type: 'boolean' } })
  const [folder, ...rest] = positionals
  if (folder === undefined) throw new WrongUsage('Не названа папка')
  if (rest.length > 0) throw new WrongUsage(`Папка одна, лишнее: ${rest.join(' ')}`)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new WrongUsage(`Такой папки нет: ${folder}`)
  return { folder: resolve(folder), isForced: values.force ?? false }
}

async function drawAll(folder: string, isForced: boolean, name: string, colour: string | null): Promise<void> {
  const icon = iconOf(name, colour)
  const png = (size: number) =>
    sharp(Buffer.from(icon), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer()
  console.log(`«${name}», ${colour ?? 'цвет сайта, свой задаёт SITE_COLOUR'}`)
  write('logo.svg', logoOf(name))
  write('icons/favicon.svg', icon)
  write('icons/favicon.ico', icoOf(await png(32)))
  for (const [file, size] of Object.entries(PNG_SIZES)) write(`icons/${file}`, await png(size))

  function write(file: string, content: string | Buffer): void {
    const path = join(folder, file)
    const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined
    if (isThere && !isForced) return console.log(`  ${file}: уже есть, не тронут`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    console.log(`  ${file}: ${isThere ? 'нарисован заново' : 'нарисован'}`)
  }
}

/** The name in outlines, so that no font has to be there. */
function logoOf(name: string): string {
  const lines = linesOf(name)
  const width = Math.ceil(Math.max(...lines.map((line) => measure(line, LOGO))))
  const drawn = lines.map((line, index) => text(line, { ...LOGO, y: 48 + index * LEADING, fill: 'currentColor' }))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${60 + (lines.length - 1) * LEADING}" fill="currentColor">${drawn.join('')}</svg>\n`
}

function iconOf(name: string, colour: string | null): string {
  const { accent, onAccent } = accentOf(colour ?? undefined)
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
  const drawn = text(letter, { font: 'narrow', weight: 900, size: 56, x: 32, y: 52, anchor: 'middle', fill: onAccent })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${accent}"/>${drawn}</svg>\n`
}
