import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A call as `strace -f -y -xx` writes it: every path and every byte in hexadecimal. */
export interface Call {
  name: string
  /** Of its first argument, where that is a descriptor. */
  fd: number
  path: string
  /** All strings in it, in order. */
  strings: readonly Buffer[]
  /** The arguments as written. */
  words: string
  result: number
}

const TRACED =
  'openat,mkdir,rename,renameat2,unlink,unlinkat,rmdir,fsync,fdatasync,ftruncate,write,pwrite64,writev,pwritev,read'

/** Before a command: it records what the program tells the kernel about files and sockets. */
export const recordingTo = (file: string) =>
  // As a grandchild, so that signals reach the program.
  ['strace', '-D', '-f', '-q', '-y', '-xx', '-s', '1048576', '-e', `trace=${TRACED}`, '-o', file] as const

/** Begins and ends of calls in the order they happened; the begin of a call has no result yet. */
export async function* recordedCalls(
  file: string,
): AsyncGenerator<{ call: Call; hasBegun: boolean; hasEnded: boolean }> {
  const open = new Map<string, string>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(text)?.[1]
    if (resumed !== undefined) {
      const call = callIn((open.get(thread) ?? '') + resumed)
      open.delete(thread)
      if (call) yield { call, hasBegun: false, hasEnded: true }
    } else if (text.endsWith('<unfinished ...>')) {
      const begun = text.slice(0, -'<unfinished ...>'.length).trimEnd()
      open.set(thread, begun)
      const call = callIn(begun)
      if (call) yield { call, hasBegun: true, hasEnded: false }
    } else {
      const call = callIn(text)
      if (call) yield { call, hasBegun: true, hasEnded: true }
    }
  }
}

function callIn(text: string): Call | null {
  const [, name = '', words = ''] = /^(\w+)\((.*)$/s.exec(text) ?? []
  if (name === '') return null
  const [, fd = '-1', path = ''] = /^(\d+)<([^>]*)>/.exec(words) ?? []
  const strings = Array.from(words.matchAll(/"([^"]*)"/g), ([, hex = '']) => bytesOf(hex))
  const result = Number(/\) += (-?\d+)/.exec(words)?.[1] ?? NaN)
  return { name, fd: Number(fd), path: bytesOf(path).toString(), strings, words, result }
}

const bytesOf = (escaped: string) => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
