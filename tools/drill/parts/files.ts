import { setTimeout as sleep } from 'node:timers/promises'
import { PAGES } from './visitors.ts'

/** A visitor who opens page after page and all files of the build it is of, with no cache. */
export function startFileVisitor(url: string) {
  const life = new AbortController()
  const missing = new Set<string>()
  let count = 0
  const done = visitPages()

  async function visitPages() {
    for (let page = 0; !life.signal.aborted; page += 1, await sleep(20)) {
      const document = await textOf(`${PAGES[page % PAGES.length]}`)
      const [, build] = /<meta name="build" content="(.+?)"/.exec(document ?? '') ?? []
      if (!build) continue
      const contents = `/builds/meta/${build}.json`
      const files = new Set([contents, ...((await textOf(contents))?.match(/\/assets\/[\w./-]+/g) ?? [])])
      for (const file of files) {
        count += 1
        if ((await textOf(file)) === null) missing.add(file)
      }
    }
  }

  /** `null`: there is none. That a page was not answered is counted by other visitors. */
  async function textOf(path: string): Promise<string | null> {
    const response = await fetch(url + path).catch(() => null)
    const text = await response?.text()
    return response?.ok ? (text ?? null) : null
  }

  return async () => {
    life.abort()
    await done
    return { count, missing: [...missing] }
  }
}
