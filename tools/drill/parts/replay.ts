import { createLossyDisk, type LossyDisk } from './lossy-disk.ts'
import { recordedCalls, type Call } from './system-calls.ts'

/** A moment at which power may fail. */
export interface Moment {
  disk: LossyDisk
  /** Names of the leads whose visitors had been told `ok` by then, or were about to be. */
  answered: readonly string[]
}

/** A record once more, from moment to moment: the last before each flush, and the end. */
export async function* replayed(record: string, folder: string): AsyncGenerator<Moment> {
  const disk = createLossyDisk(folder)
  const answered: string[] = []
  const asked = new Map<number, string>()
  const offsets = new Map<number, number>()
  const flushes = new Map<string, () => void>()
  const isOurs = (path = '') => path.startsWith(`${folder}/`)

  function begin({ name, fd, path, strings }: Call) {
    if (/^f(?:data)?sync$/.test(name) && (isOurs(path) || path === folder))
      flushes.set(`${fd} ${path}`, disk.flush(path))
    if (!/^writev?$/.test(name) || !/^(?:socket|TCP)/.test(path)) return
    const guest = asked.get(fd)
    if (!guest || !strings.some((text) => text.includes('HTTP/1.1 200'))) return
    answered.push(guest)
    asked.delete(fd)
  }

  function end({ name, fd, path, strings, words, result }: Call) {
    if (!(result >= 0)) return
    const [first = '', second = ''] = strings.map(String)
    if (name === 'read' && /^(?:socket|TCP)/.test(path)) {
      const guest = /Гость \d+/.exec(first)?.[0]
      if (guest) asked.set(fd, guest)
    }
    if (name === 'openat' && isOurs(first)) {
      if (words.includes('O_CREAT')) disk.create(first)
      if (words.includes('O_TRUNC')) disk.truncate(first, 0)
      offsets.set(result, words.includes('O_APPEND') ? disk.sizeOf(first) : 0)
    }
    if (name === 'mkdir' && isOurs(first)) disk.create(first, true)
    if (name.startsWith('rename') && isOurs(first)) disk.rename(first, second)
    if (/^(?:unlink|unlinkat|rmdir)$/.test(name) && isOurs(first)) disk.remove(first)
    if (!isOurs(path)) return
    if (name === 'ftruncate') disk.truncate(path, Number(/, (\d+)\)/.exec(words)?.[1]))
    if (/^p?write/.test(name)) write({ name, fd, path, strings, words, result })
  }

  function write({ name, fd, path, strings, words, result }: Call) {
    const bytes = Buffer.concat(strings).subarray(0, result)
    const isPlaced = name.startsWith('p')
    const at = isPlaced ? Number(/, (\d+)\) += \d+$/.exec(words)?.[1]) : (offsets.get(fd) ?? 0)
    disk.write(path, at, bytes)
    if (!isPlaced) offsets.set(fd, at + result)
  }

  for await (const { call, hasBegun, hasEnded } of recordedCalls(record)) {
    if (hasBegun) begin(call)
    if (!hasEnded) continue
    end(call)
    const flush = flushes.get(`${call.fd} ${call.path}`)
    if (!/^f(?:data)?sync$/.test(call.name) || !flush) continue
    yield { disk, answered }
    flush()
    flushes.delete(`${call.fd} ${call.path}`)
  }
  yield { disk, answered }
}
