import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/**
 * Breaks the code in small ways, one at a time, and lists what the tests of its folder have not noticed: in the folders
 * or files named (`npm run mutate -- server/leads`), without any in those that carry promises.
 */

const PROMISES = [
  'server/leads',
  'server/content',
  'server/pages',
  'server/media',
  'server/assets',
  'server/operations',
  'shared/lead',
  'components/lead',
]
const LEAST_SCORE = 85

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const ROOT = join(import.meta.dirname, '../..')
const [, , ...named] = process.argv
const places = named.length > 0 ? named.map((place) => relative(ROOT, place)) : PROMISES

const scores: string[] = []
process.chdir(ROOT)
for (const place of places) {
  const mutants = await mutantsOf(place)
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const all = killed + survivors.length
  if (all === 0 || killed * 100 < all * LEAST_SCORE) process.exitCode = 1
  for (const line of survivors.toSorted(byPlace).map(lineOf)) console.log(line)
  scores.push(
    `${place}: ${all === 0 ? 'no tests' : `${killed} of ${all} killed, ${((100 * killed) / all).toFixed(1)} %`}`,
  )
}
console.log(scores.join('\n'))

function mutantsOf(place: string): Promise<Mutant[]> {
  const isFile = place.endsWith('.ts')
  return new Stryker({
    // Components and hooks are tested in a browser, where no mutant comes.
    mutate: [isFile ? place : `${place}/**/*.ts`, '!**/use-*.ts', '!**/*.d.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', dir: testsOf(isFile ? dirname(place) : place) },
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'no-behaviour.ts')],
    ignorers: ['no-behaviour'],
    reporters: ['progress-append-only'],
    allowEmpty: true,
    // A copy of the tree, outside of it: nothing else reads it there, and no other run removes it.
    tempDirName: join(tmpdir(), `versta-mutants-${process.pid}`),
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'data', 'shots'],
    // Nothing asks for types here, and TypeScript 7 has nothing to import.
    disableTypeChecks: false,
    tsconfigFile: '',
    concurrency: 2,
    // On a busy machine a slow test is no endless loop.
    timeoutMS: 10_000,
  }).runMutationTest()
}

/** The folder that mirrors another, or the one around it. */
function testsOf(folder: string): string {
  const tests = join('tests', folder)
  return existsSync(tests) ? tests : testsOf(dirname(folder))
}

function lineOf({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const change = replacement?.replace(/\s+/g, ' ').slice(0, 120)
  const note = status === 'NoCoverage' ? ' (no test comes here)' : ''
  return `${relative(ROOT, fileName)}:${location.start.line} ${mutatorName} → ${change}${note}`
}

function byPlace(one: Mutant, other: Mutant): number {
  return one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line
}
