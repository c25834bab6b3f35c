import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { ownBytes } from '../own-bytes.ts'
import { contentHash } from '../validators.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** One body in the encodings clients ask for, each made when it is first asked for. */
export interface Representations {
  /** The same for all of them; the strong validator of one is `etagOf`. */
  hash: string
  bytes(encoding: Encoding): Buffer | Promise<Buffer>
  /** Makes the compressed ones anew, as small as they get. */
  tighten(): Promise<void>
  /** Bytes of all of them. */
  size(): number
}

const brotli = promisify(brotliCompress)
const expand = promisify(brotliDecompress)
const deflate = promisify(gzip)

/** The first visitor should not wait for the last per cent: brotli 5 takes 2 ms for a page, brotli 11 takes 150. */
const QUICK = { br: 5, gzip: 6 }
const BEST = { br: 11, gzip: 9 }

export const representationsOf = (body: Buffer, onGrowth?: () => void): Representations =>
  representationsFrom(contentHash(body), 'identity', body, onGrowth)

/** Of a body that is there in brotli; the other encodings are made of it. */
export const unpackedFrom = (hash: string, compressed: Buffer, onGrowth?: () => void): Representations =>
  representationsFrom(hash, 'br', compressed, onGrowth)

function representationsFrom(hash: string, given: Encoding, body: Buffer, onGrowth = () => {}): Representations {
  const made = new Map<Encoding, Buffer>([[given, body]])
  const making = new Map<Encoding, Promise<Buffer>>()
  const asked = new Set<Encoding>()

  return {
    hash,
    bytes(encoding) {
      asked.add(encoding)
      return made.get(encoding) ?? making.get(encoding) ?? make(encoding)
    },
    async tighten() {
      const plain = await plainBytes()
      made.set('br', await compress(plain, 'br', BEST.br))
      if (asked.has('gzip')) made.set('gzip', await compress(plain, 'gzip', BEST.gzip))
      shed()
    },
    size: () => [...made.values()].reduce((sum, { length }) => sum + length, 0),
  }

  function make(encoding: Encoding): Promise<Buffer> {
    const bytes = encode(encoding)
      .then((quick) => {
        if (!made.has(encoding)) made.set(encoding, quick)
        shed()
        return made.get(encoding) ?? quick
      })
      .finally(() => making.delete(encoding))
    making.set(encoding, bytes)
    return bytes
  }

  /** The page as it is can be made of its brotli; it stays where somebody asks for it. */
  function shed(): void {
    if (made.has('br') && !asked.has('identity')) made.delete('identity')
    onGrowth()
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
  if (encoding === 'gzip') return ownBytes(await deflate(body, { level }))
  const bytes = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // No wider than the page: the memory of a compressor grows with its window.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
  return ownBytes(bytes)
}

const windowBits = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** All current browsers say so on https. */
const USUAL = 'gzip, deflate, br, zstd'

/** The best encoding a client accepts; RFC 9110: `q=0` refuses, `*` stands for any not named. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (acceptEncoding === USUAL || acceptEncoding === 'br') return 'br'
  const quality = qualitiesOf(acceptEncoding)
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br'
  return quality('gzip') > 0 ? 'gzip' : 'identity'
}

export const readsGzip = (acceptEncoding: string | undefined) => qualitiesOf(acceptEncoding ?? '')('gzip') > 0

function qualitiesOf(acceptEncoding: string): (encoding: Encoding) => number {
  const accepted = new Map(acceptEncoding.split(',').map(qualityOf))
  return (encoding) => accepted.get(encoding) ?? accepted.get('*') ?? 0
}

function qualityOf(part: string): [coding: string, quality: number] {
  const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}

/** Strong: differs between encodings of one body. */
export const etagOf = (hash: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
