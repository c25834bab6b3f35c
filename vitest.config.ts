import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/run/longest-first.ts'

/** Memory that is used as a disk, where there is some: unit tests write little and flush each byte of it. */
const MEMORY = '/dev/shm'

/** Workers and the programs that tests start share what Node has compiled, as starts of the built site do. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node')

/** Files at a time on two processors: most of a test waits, for a program to start or an upstream to time out. */
const MOSTLY_WAITING = { maxWorkers: 6, sequence: { groupOrder: 1 } }
/**
 * Browsers keep the processors busy: more of them at a time take longer in all, and longer still where memory is slow.
 */
const MOSTLY_BUSY = { maxWorkers: 3, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/run/closing-line.ts'],
    globalSetup: './tests/support/run/seed.ts',
    setupFiles: [
      './tests/support/run/wait-timeout.ts',
      './tests/support/run/random.ts',
      './tests/support/run/kill-programs.ts',
    ],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A process of its own for each file would cost more than what most files do in it.
          isolate: false,
          setupFiles: './tests/support/run/fresh-modules.ts',
          include: ['tests/**/*.unit.test.ts', 'tests/architecture.test.ts'],
          ...MOSTLY_WAITING,
          env: existsSync(MEMORY) ? { TMPDIR: MEMORY } : {},
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,tools}/**/*.server.test.ts'],
          ...MOSTLY_WAITING,
          globalSetup: './tests/support/run/build.ts',
          testTimeout: 300_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // Playwright is imported once by each worker.
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          ...MOSTLY_BUSY,
          globalSetup: [
            './tests/support/run/build.ts',
            './tests/support/run/prepare-browser.ts',
            './tests/support/run/shared-site.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
})
