import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'

/** Asks in the terminal, beside what the command prints. No answer is a no. */
export async function confirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const gone = once(terminal, 'close').then(() => '')
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), gone])
  terminal.close()
  return /^(?:y|yes|д|да)$/i.test(answer.trim())
}
