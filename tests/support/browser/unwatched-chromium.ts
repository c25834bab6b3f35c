import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killOnExit } from '../site/programs.ts'
import { findBrowser } from './browser.ts'

interface Target {
  targetId: string
  type: string
}

interface Message {
  id?: number
  method?: string
  params: { sessionId: string; targetInfo: Target }
  result: Record<string, unknown>
  error?: { message: string }
}

/**
 * One window of a Chromium that renders pages ahead: attached to a page itself, as Playwright attaches its DevTools,
 * they forbid that, so they are attached to the tab.
 */
export async function openUnwatched() {
  const profile = mkdtempSync(join(tmpdir(), 'versta-unwatched-'))
  const flags = ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', '--window-size=1440,900']
  // The shell has no pointer of its own.
  const pointer = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
  const browser = killOnExit(
    spawn(findBrowser() ?? '', [...flags, `--user-data-dir=${profile}`, `--blink-settings=${pointer}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  let said = ''
  const address = await new Promise<string>((resolve) =>
    browser.stderr.on('data', (text: Buffer) => {
      said += String(text)
      const [found] = /ws:\/\/\S+/.exec(said) ?? []
      if (found) resolve(found)
    }),
  )
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  let onRules = () => {}
  const waiting = new Map<number, (answer: Message) => void>()
  const sessions = new Set<string>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.method === 'Preload.preloadingAttemptSourcesUpdated') onRules()
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    const { targetInfo: target, sessionId } = message.params ?? {}
    if (message.method === 'Target.attachedToTarget' && target.type === 'page') sessions.add(sessionId)
    if (message.method === 'Target.detachedFromTarget') sessions.delete(sessionId)
  })

  let sent = 0
  async function send(method: string, params: object = {}, sessionId?: string): Promise<Message['result']> {
    const id = ++sent
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  const [tab] = targetInfos as Target[]
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true })
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    String(sessionId),
  )

  /** In the page that is shown, or in the one rendered ahead; `undefined` while there is none. */
  async function evaluate(expression: string, isAhead = false): Promise<unknown> {
    const session = await sessionOf(isAhead)
    return session && evaluateIn(session, expression)
  }

  /** Each page says itself what it is; one that was left may stay for the way back, and says nothing. */
  function sessionOf(isAhead: boolean): Promise<string | undefined> {
    const state = isAhead ? 'document.prerendering' : `document.visibilityState === 'visible'`
    const asked = [...sessions].map(async (session) => {
      if ((await evaluateIn(session, state)) !== true) throw new Error('another page')
      return session
    })
    return Promise.any(asked).catch(() => undefined)
  }

  async function evaluateIn(session: string, expression: string): Promise<unknown> {
    const options = { expression, returnByValue: true, awaitPromise: true }
    const { result } = await send('Runtime.evaluate', options, session).catch(() => ({ result: null }))
    return (result as { value?: unknown } | null)?.value
  }

  return {
    evaluate,
    /** Until the browser knows which links of the page it may follow ahead. */
    goto: async (url: string) => {
      const known = new Promise<void>((resolve) => (onRules = resolve))
      const session = await sessionOf(false)
      await send('Preload.enable', {}, session)
      await send('Page.navigate', { url }, session)
      await known
    },
    pointer: async (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', selector: string) => {
      const place = `(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))(document.querySelector('${selector}').getBoundingClientRect())`
      const button = type === 'mouseMoved' ? 'none' : 'left'
      const at = (await evaluate(place)) as { x: number; y: number }
      await send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 }, await sessionOf(false))
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      browser.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
