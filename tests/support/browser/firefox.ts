import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { killOnExit } from '../site/programs.ts'

const PROGRAM = ['firefox-esr', 'firefox'].find((name) => spawnSync(name, ['--version']).status === 0)

export const hasFirefox = PROGRAM !== undefined

/** Without a screen it believes in no mouse, either. */
const PREFERENCES = ['primary', 'all'].map((which) => `user_pref('ui.${which}PointerCapabilities', 6);`).join('\n')

export interface Firefox {
  open(address: string): Promise<void>
  /** Runs a function in the page; what it returns comes back as JSON. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** On A4, as a PDF. */
  print(): Promise<Buffer>
  /** Plays actions of WebDriver: of a mouse, a wheel, keys. */
  perform: (actions: object[]) => Promise<unknown>
  close(): Promise<void>
}

/** The machine's Firefox by WebDriver BiDi: Playwright drives a build of its own alone. */
export async function startFirefox({ width, height }: { width: number; height: number }): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'versta-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const program = killOnExit(spawn(PROGRAM!, options, { stdio: ['ignore', 'ignore', 'pipe'] }))
  const send = await connect(await addressOf(program.stderr))
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const context = contexts[0]?.context
  const resize = async (wide: number, high: number) =>
    void (await send('browsingContext.setViewport', { context, viewport: { width: wide, height: high } }))
  await resize(width, height)

  return {
    resize,
    perform: (actions) => send('input.performActions', { context, actions }),
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async print() {
      const page = { width: 21, height: 29.7 }
      const { data } = (await send('browsingContext.print', { context, page })) as { data: string }
      return Buffer.from(data, 'base64')
    },
    async run(inPage, ...args) {
      const functionDeclaration = `() => JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}))`
      const reply = await send('script.callFunction', { functionDeclaration, target: { context }, awaitPromise: false })
      const { result, exceptionDetails } = reply as { result?: { value?: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value ?? 'null')
    },
    async close() {
      program.kill()
      await once(program, 'close')
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (address) return `${address}/session`
  }
  throw new Error('Firefox ended before it listened')
}

interface Message {
  id?: number
  result?: unknown
  message?: string
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, result, message } = JSON.parse(String(data)) as Message
    if (result === undefined) waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  let last = 0
  return (method: string, params: object): Promise<unknown> => {
    last += 1
    const reply = Promise.withResolvers<unknown>()
    waiting.set(last, reply)
    socket.send(JSON.stringify({ id: last, method, params }))
    return reply.promise
  }
}
