import { Worker } from 'node:worker_threads'
import type { ShareCard } from '../../shared/share-card.ts'
import type { Look } from './mark.ts'

export interface DrawingRequest {
  id: number
  card: ShareCard
  look: Look
  hasPicture: boolean
}

export type DrawingReply = { id: number; svg: string } | { id: number; failure: string }

export interface Drawer {
  /** The SVG of a card. */
  draw(card: ShareCard, look: Look, hasPicture: boolean): Promise<string>
  close(): Promise<void>
}

/** Fonts and shaping take memory, which is freed between bursts of sharing. */
const IDLE_FOR_MS = 30_000

/** Typesets on its own thread: reading the fonts would block pages for half a second. */
export function createDrawer(): Drawer {
  const pending = new Map<number, { resolve: (svg: string) => void; reject: (error: Error) => void }>()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let count = 0

  return {
    draw: (card, look, hasPicture) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        thread ??= started()
        const id = (count += 1)
        pending.set(id, { resolve, reject })
        thread.postMessage({ id, card, look, hasPicture } satisfies DrawingRequest)
      }),
    close: () => end(new Error('the server is closing'), thread),
  }

  function started(): Worker {
    const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url))
    worker.on('message', settle)
    worker.on('error', (error) => void end(error, worker))
    worker.on('exit', () => void end(new Error('the thread of drawings has ended'), worker))
    worker.unref()
    return worker
  }

  function settle(reply: DrawingReply): void {
    const request = pending.get(reply.id)
    pending.delete(reply.id)
    if ('svg' in reply) request?.resolve(reply.svg)
    else request?.reject(new Error(reply.failure))
    if (pending.size === 0) idle = setTimeout(() => void end(new Error('nobody shares'), thread), IDLE_FOR_MS).unref()
  }

  async function end(error: Error, ended: Worker | null): Promise<void> {
    if (ended === null || ended !== thread) return
    clearTimeout(idle)
    thread = null
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    await ended.terminate()
  }
}
