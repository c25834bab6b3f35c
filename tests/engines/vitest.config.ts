import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The scenarios in every engine of the machine: apart from `npm test`, since few machines have them all. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    reporters: ['default', './tests/support/run/closing-line.ts'],
    setupFiles: './tests/support/run/kill-programs.ts',
    globalSetup: ['./tests/support/run/build.ts', './tests/support/run/shared-site.ts'],
    include: ['tests/engines/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
