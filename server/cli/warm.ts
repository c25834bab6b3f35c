import { readConfig } from '../config.ts'

const AT_ONCE = 4
const HELP = `npm run warm -- [АДРЕС САЙТА]

  Обходит все страницы карты сайта, чтобы первый посетитель не ждал. Без адреса — сайт на этой машине (PORT).
  Коды выхода: 0 — все страницы ответили, 1 — не все, 2 — команда записана с ошибкой.`

const [target = `http://localhost:${readConfig(process.env).listen.port}`, ...rest] = process.argv.slice(2)
if (!URL.canParse(target) || rest.length > 0) {
  console.error(HELP)
  process.exit(2)
}

const read = (path: string) =>
  fetch(new URL(path, target), { redirect: 'manual', headers: { 'accept-encoding': 'br' } })

try {
  const startedAt = performance.now()
  const paths = await addresses()
  const failed: string[] = []
  let done = 0
  const queue = paths.values()
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext))

  async function visitNext(): Promise<void> {
    for (const path of queue) {
      const outcome = await visit(path)
      if (outcome !== 200) failed.push(`${outcome}  ${path}`)
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
  console.error(`${target} не отвечает: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** The map names the public address; the site is asked where it was said to be. */
async function addresses(): Promise<string[]> {
  const response = await read('/sitemap.xml')
  const map = await response.text()
  if (response.status !== 200) throw new Error(`/sitemap.xml ${response.status}`)
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function visit(path: string): Promise<number | string> {
  try {
    const response = await read(path)
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return error instanceof Error ? error.message : 'нет ответа'
  }
}
