import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { UpstreamInvalid } from './errors.ts'
import type { HttpReply } from './http-client.ts'

type Headers = HttpReply['headers']

const DECODERS = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
])

/** For `Accept-Encoding`. */
export const ACCEPTED_CODINGS = 'gzip, br, deflate'

/** The decompressed body of a reply, at most `maxBytes`; some servers compress unasked. */
export async function decodedBody({ headers, body }: Pick<HttpReply, 'headers' | 'body'>, maxBytes: number) {
  let bytes: Buffer = Buffer.from(await body.arrayBuffer())
  for (const coding of codingsOf(headers).toReversed()) bytes = await decoded(bytes, coding, maxBytes)
  return bytes
}

/** In the order they were applied in. */
function codingsOf({ 'content-encoding': header = '' }: Headers): string[] {
  const codings = String(header).toLowerCase().split(',')
  return codings.map((coding) => coding.trim()).filter((coding) => coding !== '' && coding !== 'identity')
}

async function decoded(bytes: Buffer, coding: string, maxBytes: number): Promise<Buffer> {
  const decode = DECODERS.get(coding)
  if (!decode) throw new UpstreamInvalid(`has a body coded in ${coding.slice(0, 20)}, which nobody asked for`)
  try {
    return await decode(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    const isLarge = error instanceof RangeError
    throw new UpstreamInvalid(isLarge ? `has a body over ${maxBytes} bytes` : `has a body that is no ${coding}`, {
      cause: error,
    })
  }
}
