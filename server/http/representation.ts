import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { qualitiesOf } from '../base/qualities.ts'
import { unpooledCopy } from '../base/unpooled-copy.ts'
import { contentHash } from './etag.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** One body in several encodings, each compressed on first request. */
export interface Representations {
  /** Hash of the plain body; see `etagOf`. */
  hash: string
  bytes(encoding: Encoding): Buffer | Promise<Buffer>
  /** Compresses again at the highest level. */
  recompress(): Promise<void>
  /** Total bytes. */
  size(): number
}

const brotli = promisify(brotliCompress)
const expand = promisify(brotliDecompress)
const deflate = promisify(gzip)

/** The first response uses a fast level: brotli 5 takes 2 ms for a page, brotli 11 takes 150. */
const QUICK = { br: 5, gzip: 6 }
const BEST = { br: 11, gzip: 9 }

export const representationsOf = (body: Buffer, onResize?: () => void): Representations =>
  representationsFrom(contentHash(body), 'identity', body, onResize)

/** From a body in brotli; other encodings are derived from it. */
export const unpackedFrom = (hash: string, compressed: Buffer, onResize?: () => void): Representations =>
  representationsFrom(hash, 'br', compressed, onResize)

function representationsFrom(hash: string, given: Encoding, body: Buffer, onResize = () => {}): Representations {
  const made = new Map<Encoding, Buffer>([[given, body]])
  const making = new Map<Encoding, Promise<Buffer>>()
  const requested = new Set<Encoding>()

  return {
    hash,
    bytes(encoding) {
      requested.add(encoding)
      return made.get(encoding) ?? making.get(encoding) ?? make(encoding)
    },
    async recompress() {
      const plain = await plainBytes()
      made.set('br', await compress(plain, 'br', BEST.br))
      if (requested.has('gzip')) made.set('gzip', await compress(plain, 'gzip', BEST.gzip))
      dropIdentity()
      onResize()
    },
    size: () => [...made.values()].reduce((sum, { length }) => sum + length, 0),
  }

  function make(encoding: Encoding): Promise<Buffer> {
    const bytes = encode(encoding)
      .then((quick) => {
        if (!made.has(encoding)) made.set(encoding, quick)
        dropIdentity()
        onResize()
        return made.get(encoding) ?? quick
      })
      .finally(() => making.delete(encoding))
    making.set(encoding, bytes)
    return bytes
  }

  /** Brotli can be unpacked, so the plain body stays only if it was requested. */
  function dropIdentity(): void {
    if (made.has('br') && !requested.has('identity')) made.delete('identity')
  }

  async function encode(encoding: Encoding): Promise<Buffer> {
    const plain = await plainBytes()
    return encoding === 'identity' ? plain : compress(plain, encoding, QUICK[encoding])
  }

  async function plainBytes(): Promise<Buffer> {
    return made.get('identity') ?? expand(made.get('br') ?? Buffer.alloc(0))
  }
}

async function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return unpooledCopy(await deflate(body, { level }))
  const bytes = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // No wider than the page: memory grows with the window.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
  return unpooledCopy(bytes)
}

const windowBits = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** What current browsers send over https. */
const USUAL = 'gzip, deflate, br, zstd'

/** The best encoding a client accepts; RFC 9110: `q=0` refuses, `*` stands for any not named. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (acceptEncoding === USUAL || acceptEncoding === 'br') return 'br'
  const quality = codingsIn(acceptEncoding)
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br'
  return quality('gzip') > 0 ? 'gzip' : 'identity'
}

export const readsGzip = (acceptEncoding: string | undefined) => codingsIn(acceptEncoding ?? '')('gzip') > 0

function codingsIn(acceptEncoding: string): (encoding: Encoding) => number {
  const accepted = qualitiesOf(acceptEncoding)
  return (encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0
}

/**
 * Differs between encodings of one body, not between quick and best compression, though their bytes do: it is sent as a
 * strong tag since nothing here is sent in ranges, which alone would need the same bytes.
 */
export const etagOf = (hash: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
