import { whenIdle } from '#components/ui/when-idle.ts'

type LateFrame = typeof import('./late/frame.ts')

let loaded: LateFrame | null = null

/** What the frame does better once the page is at rest. Until it is there, and if it never comes, pages do without. */
export const lateFrame = () => loaded

export function loadLateFrame() {
  whenIdle(() => void load())
}

async function load() {
  loaded = await import('./late/frame.ts').catch(() => null)
  loaded?.onArrival()
}
