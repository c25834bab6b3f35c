import { whenIdle } from '#components/dom/when-idle.ts'

type IdleFrame = typeof import('./frame.ts')

let loaded: IdleFrame | null = null

/** Enhancements loaded when the page is idle; `null` until then, or if they fail to load. */
export const idleFrame = () => loaded

export function loadIdleFrame() {
  whenIdle(() => void load())
}

async function load() {
  loaded = await import('./frame.ts').catch(() => null)
  loaded?.onArrival()
}
