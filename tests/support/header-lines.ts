import type { IncomingMessage } from 'node:http'

/** Names and values by turns as a record. */
export const headersOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: lines.length / 2 }, (_, at) => [lines[at * 2] ?? '', lines[at * 2 + 1] ?? '']),
  )

/** What an answer takes on the wire before its body: the line of its status, its headers, an empty line. */
export function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const lines = Object.entries(headersOf(rawHeaders)).map(([name, value]) => `${name}: ${value}`)
  return Buffer.byteLength([`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n'))
}
