import { reloadIfReplaced } from '#components/ui/newer-build.ts'

// Until the page is hydrated: afterwards whoever asks for a file deals with its absence.
const onFileMissing = () => void reloadIfReplaced()

export const watchFirstFiles = () => addEventListener('vite:preloadError', onFileMissing)
export const endWatchOverFirstFiles = () => removeEventListener('vite:preloadError', onFileMissing)
