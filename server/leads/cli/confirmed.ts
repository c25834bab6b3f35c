import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** Prompts on stderr, since stdout is the command's output. End of input means no. */
export async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
  terminal.close()
  return /^(?:y|yes|д|да)$/i.test(answer.trim())
}
