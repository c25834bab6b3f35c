import { AsyncResource } from 'node:async_hooks'
import dns, { type LookupOptions } from 'node:dns'

type Done = (...found: unknown[]) => void
type Lookup = (host: string, options: LookupOptions | number, done: Done) => void

/**
 * Whoever asks for a host that is being looked up waits for that answer. A look-up holds one of the two
 * threads libuv has for them until the resolver gives up, though whoever asked gave up long ago: asked for
 * anew each few seconds, one host whose name server is silent would keep all others from being found. `net`
 * asks here for all clients of the process.
 */
export function shareLookups(): void {
  const lookup = dns.lookup as Lookup
  const waiting = new Map<string, Done[]>()

  const shared: Lookup = (host, options, done) => {
    const key = JSON.stringify([host, options])
    const others = waiting.get(key)
    const found = AsyncResource.bind(done)
    if (others) {
      others.push(found)
      return
    }
    lookup(host, options, (...answer) => {
      const all = waiting.get(key) ?? []
      waiting.delete(key)
      for (const each of all) each(...answer)
    })
    waiting.set(key, [found])
  }
  dns.lookup = ((host: string, options: LookupOptions | number | Done, done?: Done) =>
    typeof options === 'function' ? shared(host, {}, options) : shared(host, options, done!)) as typeof dns.lookup
}
