import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

type Prepare = (context: BrowserContext) => Promise<unknown>

interface Lasting {
  kind: string
  context: BrowserContext
  /** A page of the site that is never left: while it is there, so is the renderer. */
  anchor: Page
  isSpoiled: boolean
}

/** What a test sets for a whole context stays there: such a context serves no other, nor does one that crashed. */
const SETTERS = ['addInitScript', 'addCookies', 'route', 'setOffline'] as const

/** Of those that no test uses: each has a renderer. */
const MOST_FREE = 12

export type LastingContexts = ReturnType<typeof lastingContexts>

/**
 * Contexts that serve test after test, emptied in between: a renderer that has compiled the app once shows a
 * page at two thirds of the cost.
 */
export function lastingContexts(browser: Browser) {
  const free = new Map<string, Lasting>()
  const lent = new Set<Lasting>()

  async function open(kind: string, options: BrowserContextOptions, prepare: readonly Prepare[]): Promise<Lasting> {
    const context = await browser.newContext(options)
    const anchor = await context.newPage()
    await anchor.goto('/robots.txt')
    for (const step of prepare) await step(context)
    const lasting = { kind, context, anchor, isSpoiled: false }
    const spoil = () => (lasting.isSpoiled = true)
    for (const name of SETTERS) watchCalls(context, name, spoil)
    watchCalls(context.clock, 'install', spoil)
    anchor.on('crash', spoil)
    return lasting
  }

  async function empty(lasting: Lasting) {
    const { kind, context, anchor, isSpoiled } = lasting
    if (isSpoiled || free.has(kind)) return context.close()
    free.set(kind, lasting)
    const [oldest] = free.values()
    if (oldest && free.size > MOST_FREE) {
      free.delete(oldest.kind)
      await oldest.context.close()
    }
    const left = context.pages().filter((page) => page !== anchor)
    await Promise.all(left.map((page) => page.close()))
    await context.clearCookies()
    await anchor.evaluate(() => localStorage.clear())
  }

  return {
    /** One that no other test uses at the time; prepared once. */
    async lend(options: BrowserContextOptions, prepare: readonly Prepare[] = []): Promise<BrowserContext> {
      const kind = JSON.stringify([options, prepare.map(({ name }) => name)])
      const known = free.get(kind)
      free.delete(kind)
      const lasting = known ?? (await open(kind, options, prepare))
      lent.add(lasting)
      return lasting.context
    },
    /** After a test. */
    async takeBack() {
      const passing = [...lent]
      lent.clear()
      await Promise.all(passing.map(empty))
    },
  }
}

function watchCalls<Name extends string>(
  owner: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  tell: () => void,
) {
  const call = owner[name].bind(owner)
  owner[name] = (...args) => {
    tell()
    return call(...args)
  }
}
