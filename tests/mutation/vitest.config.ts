import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Pauses, time limits and days on a clock of the tests: a quarter of a minute and more for each mutant. */
const SLOW = ['smtp.server.test.ts', 'deliveries.server.test.ts', 'sqlite-lock.unit.test.ts']

/** Memory that is used as a disk: each mutant of storage has its bytes flushed many times. */
const MEMORY = '/dev/shm'

/** The tests that see a mutant: those that run what they test in their own process. */
export default defineConfig({
  test: {
    dir: 'tests',
    include: ['**/*.{unit,server}.test.ts'],
    exclude: [...globSync('tests/**/*.server.test.ts').filter(startsPrograms).map(nameOf), ...SLOW.map(nameOf)],
    globalSetup: ['./tests/support/run/seed.ts'],
    env: existsSync(MEMORY) ? { TMPDIR: MEMORY } : {},
    setupFiles: ['./tests/support/run/random.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})

function nameOf(file: string): string {
  return `**/${basename(file)}`
}

/** By itself or by what it imports, near or far. */
function startsPrograms(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  if (source.includes("'node:child_process'")) return true
  return Array.from(source.matchAll(/\sfrom '(\.[^']*)'/g), ([, path = '']) => join(file, '..', path))
    .filter((path) => path.startsWith('tests/'))
    .some(startsPrograms)
}
