import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/site/free-port.ts'
import { killOnExit } from '../support/site/programs.ts'
import type { InstalledEngine } from './engine.ts'
import { w3cInput } from './w3c-input.ts'

const [BROWSER] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser').toSorted().toReversed()

const isProgram = (name: string) => spawnSync('which', [name]).status === 0

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
export const webkit: InstalledEngine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isHere: BROWSER !== undefined && isProgram('WebKitWebDriver') && isProgram('Xvfb'),

  async start() {
    const screen = killOnExit(
      spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1100x24'], { stdio: ['ignore', 'pipe', 'ignore'] }),
    )
    const [display] = (await once(createInterface(screen.stdout), 'line')) as [string]
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${display}` }
    const driver = killOnExit(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }))

    const send = async (method: string, path: string, body?: object): Promise<unknown> => {
      const options = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
      const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...options })
      const { value } = (await reply.json()) as { value: unknown }
      if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
      return value
    }
    await untilItAnswers(() => send('GET', '/status'))
    const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: CAPABILITIES } })) as {
      sessionId: string
    }
    const ask = (method: string, command: string, body?: object) =>
      send(method, `/session/${sessionId}${command}`, body)

    return {
      async open(url) {
        await ask('POST', '/url', { url })
      },
      async back() {
        await ask('POST', '/back', {})
      },
      async resize(width, height) {
        const bars = (await ask('POST', '/execute/sync', {
          script: 'return outerHeight - innerHeight',
          args: [],
        })) as number
        await ask('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars })
      },
      async run(inPage, ...args) {
        const script = `return JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}))`
        return JSON.parse(((await ask('POST', '/execute/sync', { script, args: [] })) as string | null) ?? 'null')
      },
      ...w3cInput((actions) => ask('POST', '/actions', { actions })),
      async close() {
        await ask('DELETE', '')
        for (const program of [driver, screen]) program.kill()
      },
    }
  },
}

const CAPABILITIES = { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } }

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let attempts = 100; ; attempts--) {
    try {
      await ask()
      return
    } catch (error) {
      if (attempts === 0) throw error
      await sleep(100)
    }
  }
}
