import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../../server/base/error-reason.ts'

/** `npm run drill -- NAME`: one story of failure with real components; `all`: all but `upgrade`, the longest last. */
const STORIES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isFile() && isStory(join(import.meta.dirname, entry.name)))
  .map(({ name }) => name.replace(/\.ts$/, ''))
const LAST = 'night'
/** Needs the archive of an earlier release. */
const ALONE = 'upgrade'

const [name = '', ...args] = process.argv.slice(2)
if (name !== 'all' && !STORIES.includes(name)) {
  console.error(`npm run drill -- ${STORIES.join(' | ')} | all`)
  process.exit(2)
}
const told = name === 'all' ? [...STORIES.filter((story) => story !== LAST && story !== ALONE), LAST] : [name]
for (const story of told) {
  console.log(`\n# ${story}\n`)
  try {
    const { run } = (await import(join(import.meta.dirname, `${story}.ts`))) as {
      run: (given: string[]) => Promise<void>
    }
    await run(args)
  } catch (error) {
    console.error(`\nThe drill failed: ${messageOf(error)}`)
    process.exitCode = 1
  }
}

function isStory(file: string): boolean {
  return file !== import.meta.filename && /^export async function run\(/m.test(readFileSync(file, 'utf8'))
}
