import { Agent, request } from 'undici'
import { BadInput, UpstreamDown } from '../errors.ts'
import type { parseVariant } from './variant.ts'

const MAX_SOURCE_BYTES = 20 * 1024 * 1024
const MAX_SOURCE_PIXELS = 50_000_000
/** Longer than for content: a page of pictures asks for them all at once. */
const TIMEOUT_MS = 10_000

export interface Resizer {
  /** `null` when the upstream has no such picture. */
  resize(path: string, variant: ReturnType<typeof parseVariant>): Promise<Buffer | null>
  close(): Promise<void>
}

/** Pictures come from the content API's host alone, from folders meant for pictures, and redirects are not followed. */
export function createResizer(apiUrl: string): Resizer {
  const host = new URL(apiUrl).origin
  const agent = new Agent({ connections: 8, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })

  return {
    async resize(path, { width, height, format, quality }) {
      const source = await fetchPicture(path)
      if (!source) return null
      // Loaded with the first picture: a start should not wait for it.
      const { default: sharp } = await import('sharp')
      return sharp(source, { limitInputPixels: MAX_SOURCE_PIXELS })
        .rotate()
        .resize({ width, ...(height !== null && { height }), fit: 'cover', withoutEnlargement: true })
        .toFormat(format, { quality })
        .toBuffer()
        .catch((error: unknown) => {
          throw new BadInput(422, `not a picture: ${error instanceof Error ? error.message : 'unreadable'}`)
        })
    },
    close: () => agent.close(),
  }

  async function fetchPicture(path: string): Promise<Buffer | null> {
    if (/(?:^|\/)\.|[\\%?#]/.test(path)) throw new BadInput(400, 'picture path is not allowed')
    try {
      const { statusCode, body } = await request(`${host}${encodeURI(path)}`, {
        dispatcher: agent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (statusCode === 200) return await readBounded(body)
      await body.dump()
      if (statusCode === 404 || statusCode === 410) return null
      if (statusCode >= 300 && statusCode < 400) throw new BadInput(403, 'picture is elsewhere')
      throw new UpstreamDown(`picture ${path} answered ${statusCode}`)
    } catch (error) {
      if (error instanceof BadInput || error instanceof UpstreamDown) throw error
      throw new UpstreamDown(`picture ${path} could not be read`, { cause: error })
    }
  }
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_SOURCE_BYTES) throw new BadInput(413, 'picture is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
