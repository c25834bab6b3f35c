import { messageOf } from '../server/base/error-reason.ts'
import { parseCommand } from '../server/base/parse-command.ts'
import { WrongUsage } from '../server/base/wrong-usage.ts'
import { readConfig } from '../server/config/config.ts'
import { environment } from '../server/config/environment.ts'

const AT_ONCE = 4
const WAIT_S = 30
const HELP = `npm run warm -- [АДРЕС САЙТА] [--pictures] [--wait СЕКУНДЫ]

  Обходит все страницы карты сайта, чтобы первый посетитель не ждал. Без адреса — сайт на этой машине (PORT).
  --pictures — просит и первые картинки страниц в AVIF: сайт нарисует их заранее, это минуты работы процессора.
  --wait — сколько ждать каждого ответа, без него ${WAIT_S} секунд.
  Коды выхода: 0 — все страницы ответили, 1 — не все, 2 — команда записана с ошибкой.`

let waitS = WAIT_S

try {
  const { values, positionals } = parseCommand({ pictures: { type: 'boolean' }, wait: { type: 'string' } })
  if (values.wait !== undefined) waitS = secondsFrom(values.wait)
  const site = siteFrom(positionals)
  const startedAt = performance.now()
  const paths = await pagesOf(site)
  const failed: string[] = []
  let done = 0
  const queue = paths.values()
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext))

  async function visitNext(): Promise<void> {
    for (const path of queue) {
      await (values.pictures ? readWithPictures : read)(site, path).catch((error: unknown) =>
        failed.push(`${reasonOf(error)}  ${path}`),
      )
      done += 1
      if (process.stdout.isTTY) process.stdout.write(`\r${done} из ${paths.length}`)
    }
  }

  if (process.stdout.isTTY) process.stdout.write('\r')
  for (const line of failed) console.error(line)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Страниц: ${paths.length}, не ответили: ${failed.length}, ${seconds} с`)
  process.exitCode = failed.length === 0 ? 0 : 1
} catch (error) {
  const isWrittenWrongly = error instanceof WrongUsage
  console.error(messageOf(error))
  if (isWrittenWrongly) console.error(`\n${HELP}`)
  process.exitCode = isWrittenWrongly ? 2 : 1
}

function secondsFrom(text: string): number {
  const seconds = Number(text)
  if (!(seconds >= 1 && seconds <= 3600)) throw new WrongUsage(`--wait: нужны секунды от 1 до 3600, а это ${text}`)
  return seconds
}

function siteFrom([address, ...rest]: string[]): string {
  if (rest.length > 0) throw new WrongUsage(`Адрес сайта один, лишнее: ${rest.join(' ')}`)
  const site = address ?? `http://localhost:${readConfig(environment()).listen.port}`
  if (!/^https?:$/.test(URL.parse(site)?.protocol ?? ''))
    throw new WrongUsage(`Адрес сайта начинается с http:// или https://, а это ${site}`)
  return site
}

/** The sitemap has public URLs; only their paths are used, on the given host. */
async function pagesOf(site: string): Promise<string[]> {
  const map = await readMap(site, '/sitemap.xml')
  const parts = /<sitemapindex[\s>]/.test(map)
    ? await Promise.all(pathsIn(map).map((path) => readMap(site, path)))
    : [map]
  if (!parts.every((part) => /<urlset[\s>]/.test(part)))
    throw new Error(`${site}: на месте /sitemap.xml не карта сайта`)
  const paths = parts.flatMap(pathsIn)
  if (paths.length === 0) throw new Error(`${site}: в карте сайта нет ни одной страницы`)
  return paths
}

function pathsIn(map: string): string[] {
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => URL.parse(address)?.pathname ?? address)
}

/** A picture is drawn for whoever asks first, as AVIF behind the answer. */
async function readWithPictures(site: string, path: string): Promise<void> {
  const page = await read(site, path)
  for (const [, files = ''] of page.matchAll(/<link rel="preload" as="image" imagesrcset="([^"]+)"/gi))
    for (const file of files.split(', ')) await read(site, file.split(' ')[0] ?? '', 'image/avif,image/webp')
}

async function readMap(site: string, path: string): Promise<string> {
  try {
    return await read(site, path)
  } catch (error) {
    throw new Error(`${site} не отвечает: ${path}, ${reasonOf(error)}`, { cause: error })
  }
}

/** Throws unless the status is 200. */
async function read(site: string, path: string, accept = '*/*'): Promise<string> {
  const response = await fetch(new URL(path, site), {
    redirect: 'manual',
    headers: { accept, 'accept-encoding': 'br' },
    signal: AbortSignal.timeout(waitS * 1000),
  })
  const body = await response.text()
  if (response.status !== 200) throw new Error(String(response.status))
  return body
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'нет ответа'
  if (error.name === 'TimeoutError') return `нет ответа за ${waitS} с`
  // The message of `fetch` says only that it failed.
  return messageOf(error.cause instanceof Error ? error.cause : error)
}
