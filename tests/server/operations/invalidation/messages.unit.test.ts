import { EventEmitter } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidationMessagesPlugin } from '../../../../server/operations/invalidation/messages.ts'
import { feature } from '../../../support/in-process/feature.ts'

/** A connection to Redis, and what its processes say to each other. */
class Connection extends EventEmitter {
  subscribe = vi.fn(async (_channel: string) => 1)
  ping = vi.fn(async () => 'PONG')
  disconnect = vi.fn()
  publish = vi.fn(async (_channel: string, _text: string) => 1)
  duplicate = vi.fn((_changes: object) => receiver)
}

let receiver: Connection
let sender: Connection
let invalidate: ReturnType<typeof vi.fn<(fits: (path: string) => boolean) => void>>
let app: FastifyInstance
const heard: unknown[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  heard.length = 0
  receiver = new Connection()
  sender = new Connection()
  invalidate = vi.fn()
  app = await processWith(sender)
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

async function processWith(redis: Connection | null, source = 'https://api.example') {
  const one = Fastify()
  one.register(feature('redis', { redis }))
  one.register(feature('content', { contentStore: { invalidate } }))
  one.register(invalidationMessagesPlugin, { source })
  await one.ready()
  one.invalidationMessages.onMessage((message) => heard.push(message))
  return one
}

/** Another process, with connections of its own. */
async function another(source?: string) {
  const here = { receiver, sender }
  const there = { receiver: (receiver = new Connection()), sender: (sender = new Connection()) }
  const other = await processWith(sender, source)
  ;({ receiver, sender } = here)
  return { ...there, app: other }
}

/** As another process has published it. */
const say = (text: string) => receiver.emit('message', sender.publish.mock.lastCall?.[0], text)
const subscribed = (times: number) => vi.waitUntil(() => receiver.subscribe.mock.results.length === times)

describe('a message', () => {
  test('of one process is heard by the others, not by itself', async () => {
    await expect(app.invalidationMessages.send({ area: 'blog' })).resolves.toBe(true)
    const [channel = '', text = ''] = sender.publish.mock.lastCall ?? []
    say(text)
    expect(heard).toEqual([])

    const other = await another()
    other.receiver.emit('ready')
    expect(other.receiver.subscribe).toHaveBeenCalledWith(channel)
    other.receiver.emit('message', channel, text)
    expect(heard).toEqual([{ area: 'blog' }])
    await other.app.close()
  })

  test('of a site with other content in the same Redis is not heard', async () => {
    const other = await another('https://another.example')
    await other.app.invalidationMessages.send({ area: 'blog' })
    receiver.emit('message', ...(other.sender.publish.mock.lastCall ?? []))
    expect(heard).toEqual([])
    await other.app.close()
  })

  test('of an earlier version, which does not name its content, is heard', () => {
    say('{"from": "other", "message": {"area": "blog"}}')
    expect(heard).toEqual([{ area: 'blog' }])
  })

  test('that could not be sent is said to be lost', async () => {
    const warned = vi.spyOn(app.log, 'warn')
    sender.publish.mockRejectedValue(new Error('Stream isn’t writeable'))
    await expect(app.invalidationMessages.send({ area: 'blog' })).resolves.toBe(false)
    expect(warned.mock.calls).toEqual([[{ reason: 'Stream isn’t writeable' }, expect.any(String)]])
  })

  test('that nobody can read is told of, and the next one is heard', () => {
    const warned = vi.spyOn(app.log, 'warn')
    say('{')
    expect(warned).toHaveBeenCalledTimes(1)
    say('{"from": "other", "message": 7}')
    expect(heard).toEqual([7])
  })
})

describe('a process', () => {
  test('listens on a connection of its own, which it is patient with', () => {
    expect(sender.duplicate).toHaveBeenCalledWith({ autoResubscribe: false })
  })

  test('that was cut off takes all content for invalidated as soon as it listens again, once', async () => {
    const info = vi.spyOn(app.log, 'info')
    receiver.emit('ready')
    await subscribed(1)
    expect(invalidate).not.toHaveBeenCalled()
    receiver.emit('close')
    expect(invalidate).not.toHaveBeenCalled()
    receiver.emit('ready')
    await vi.waitUntil(() => invalidate.mock.calls.length > 0)
    expect(invalidate.mock.calls[0]?.[0]('/any/')).toBe(true)
    receiver.emit('ready')
    await subscribed(3)
    await Promise.resolve()
    expect(invalidate).toHaveBeenCalledTimes(1)
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('all content invalidated'))
  })

  test('that cannot listen tells of it and has still to catch up', async () => {
    const warned = vi.spyOn(app.log, 'warn')
    receiver.emit('close')
    receiver.subscribe.mockRejectedValueOnce(new Error('NOPERM'))
    receiver.emit('ready')
    await vi.waitUntil(() => warned.mock.calls.length > 0)
    expect(warned.mock.lastCall?.[0]).toEqual({ reason: 'NOPERM' })
    expect(invalidate).not.toHaveBeenCalled()
    receiver.emit('ready')
    await vi.waitUntil(() => invalidate.mock.calls.length > 0)
  })

  test('makes a quiet connection speak every five seconds, whatever comes back, until it ends', async () => {
    receiver.ping.mockRejectedValue(new Error('Connection is closed.'))
    vi.advanceTimersByTime(4999)
    expect(receiver.ping).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5001)
    expect(receiver.ping).toHaveBeenCalledTimes(2)

    await app.close()
    expect(receiver.disconnect).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(receiver.ping).toHaveBeenCalledTimes(2)
  })

  test('that is alone has told everybody', async () => {
    const alone = await processWith(null)
    await expect(alone.invalidationMessages.send({ area: 'blog' })).resolves.toBe(true)
    await alone.close()
  })
})
