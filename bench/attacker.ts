import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { LEAD } from '../tests/support/leads/lead.ts'

/** One request of an attack, the `count`th; its response is ignored. */
type Step = (url: string, count: number) => Promise<unknown>

interface Attack {
  aSecond: number
  step: Step
}

const made = (count: number) => `${count.toString(36)}-${Math.random().toString(36).slice(2)}`

const read = async (address: string, init?: RequestInit) => (await fetch(address, init)).arrayBuffer()

/** A client's IP behind a trusted proxy: a new one for each lead, to stay below the rate limit. */
const visitor = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

/** A connection that has sent this much. */
function send(url: string, start: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  socket.write(start)
  return socket
}

/** Slowloris: a POST whose body comes a byte a second. */
const drip: Step = (url) =>
  new Promise((resolve) => {
    const start =
      'POST /api/mail/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{'
    const socket = send(url, start).resume()
    const dripping = setInterval(() => socket.write(' '), 1000)
    socket.on('close', () => resolve(clearInterval(dripping)))
  })

const UNREAD_S = 40

/** Asks for more than the buffers on the way hold, and reads nothing. */
const ignore: Step = async (url) => {
  const socket = send(url, 'GET /policy/ HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100)).pause()
  await sleep(UNREAD_S * 1000)
  socket.destroy()
}

const CHUNK = `10000\r\n${'a'.repeat(0x10000)}\r\n`

/** A body without an end, as fast as it is taken. */
const flood: Step = (url) =>
  new Promise((resolve) => {
    const socket = send(url, 'POST /nowhere/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n').resume()
    const more = () => socket.write(CHUNK, (error) => error ?? more())
    socket.on('close', resolve)
    more()
  })

const FORM = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'leads, the CRM answers without an end': {
    aSecond: 5,
    step: (url, count) =>
      read(`${url}/api/mail/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(count) },
        body: JSON.stringify({ ...LEAD, name: `Гость ${count}` }),
      }),
  },
  'plain forms over the rate': {
    aSecond: 100,
    step: (url) => read(`${url}/api/mail/`, { method: 'POST', headers: FORM, body: new URLSearchParams(LEAD) }),
  },
  'bodies a byte a second': { aSecond: 50, step: drip },
  'bodies without an end': { aSecond: 20, step: flood },
  'answers that nobody reads': { aSecond: 50, step: ignore },
  'missing pictures under long names': {
    aSecond: 100,
    step: (url, count) =>
      read(`${url}/media/w_640/pictures/${made(count)}/${'a/'.repeat(count % 2 ? 3500 : 100)}a.png`),
  },
  'unknown codes': {
    aSecond: 200,
    step: (url, count) => read(`${url}/${['projects', 'blog', 'services', 'vacancies'][count % 4]}/${made(count)}/`),
  },
  'unknown addresses': { aSecond: 200, step: (url, count) => read(`${url}/${made(count)}/?q=${made(count)}`) },
}

/** Open loop: keeps its rate, whether earlier steps have finished or not. */
function attack({ aSecond, step }: Attack, url: string): void {
  const startedAt = performance.now()
  let count = 0
  setInterval(() => {
    for (const due = ((performance.now() - startedAt) * aSecond) / 1000; count < due; count += 1)
      step(url, count).catch(() => {})
  }, 10)
}

const options = workerData as { name: string; url: string } | null
const chosenAttack = options && ATTACKS[options.name]
if (chosenAttack) attack(chosenAttack, options.url)
