import { connect } from 'node:net'

/** The fallback without wrk. */
export async function requestsPerSecondBySockets(
  address: string,
  headers: Record<string, string>,
  clients: number,
  seconds: number,
): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(address)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const until = performance.now() + seconds * 1000

  const startedAt = performance.now()
  const counts = await Promise.all(Array.from({ length: clients }, () => ask(Number(port), hostname, request, until)))
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - startedAt)) * 1000
}

/** Reads only the length of a response, so that the client is not the bottleneck. */
function ask(port: number, host: string, request: Buffer, until: number): Promise<number> {
  const socket = connect(port, host).setNoDelay()
  socket.write(request)
  let answers = 0
  let missing = 0
  return new Promise<number>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      missing += missing === 0 ? lengthOf(chunk) - chunk.length : -chunk.length
      if (missing > 0) return
      answers += 1
      if (performance.now() < until) socket.write(request)
      else resolve(answers)
    })
  }).finally(() => socket.destroy())
}

/** Length of the complete response, from its first chunk. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n') + 4
  const head = chunk.toString('latin1', 0, end)
  if (!/^HTTP\/1.1 (?:200|304) /.test(head)) throw new Error(`answered ${head.slice(0, 30)}`)
  return end + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
