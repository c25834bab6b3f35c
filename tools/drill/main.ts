import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { messageOf } from '../../server/base/error-reason.ts'

const STORIES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map((file) => basename(file, '.ts'))

const [name = '', ...args] = process.argv.slice(2)
if (!STORIES.includes(name)) {
  console.error(`npm run drill -- ${STORIES.join(' | ')}`)
  process.exit(2)
}
try {
  const story = (await import(join(import.meta.dirname, `${name}.ts`))) as { run(args: string[]): Promise<void> }
  await story.run(args)
} catch (error) {
  console.error(`\nThe drill failed: ${messageOf(error)}`)
  process.exitCode = 1
}
