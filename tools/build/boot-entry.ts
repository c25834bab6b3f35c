import { join } from 'node:path'
import type { Plugin } from 'vite'
import { BOOT, ENHANCEMENTS } from '../../server/rendering/build/boot-tags.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Makes each script that runs before the app an entry of the client build. */
export const bootEntry: Plugin = {
  name: 'boot-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const id of [BOOT, ENHANCEMENTS]) this.emitFile({ type: 'chunk', id: join(ROOT, id) })
  },
}
