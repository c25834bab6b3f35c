import type { IncomingMessage } from 'node:http'

/** A record of alternating names and values. */
export const headersOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: lines.length / 2 }, (_, at) => [lines[at * 2] ?? '', lines[at * 2 + 1] ?? '']),
  )

/** Bytes of a response before its body: status line, headers and an empty line. */
export function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const lines = Object.entries(headersOf(rawHeaders)).map(([name, value]) => `${name}: ${value}`)
  return Buffer.byteLength([`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n'))
}
