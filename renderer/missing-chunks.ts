import { reloadForNewerBuild } from '#components/hydration/newer-build.ts'

// Only until the page is hydrated: later each dynamic import handles its own failure.
const onChunkMissing = () => void reloadForNewerBuild()

export const reloadOnMissingChunk = () => addEventListener('vite:preloadError', onChunkMissing)
export const stopReloadingOnMissingChunk = () => removeEventListener('vite:preloadError', onChunkMissing)
