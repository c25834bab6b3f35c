import { parseArgs, type ParseArgsConfig } from 'node:util'
import { WrongUsage } from './wrong-usage.ts'

/** `parseArgs()` of Node. Throws `WrongUsage`, with a message for the user. */
export function parseCommand<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  args: readonly string[] = process.argv.slice(2),
  failure = `Команда записана с ошибкой: ${args.join(' ')}`,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    throw new WrongUsage(failure)
  }
}
