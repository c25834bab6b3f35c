import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { UpstreamInvalid } from './errors.ts'

type Headers = Dispatcher.ResponseData['headers']

const DECODERS = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
])

/** What a request may say it takes. */
export const ACCEPTED_CODINGS = 'gzip, br, deflate'

/** The body of a reply as it was before it was compressed, be that asked for or not: of `maxBytes` at most. */
export async function plainBody(
  { headers, body }: Pick<Dispatcher.ResponseData, 'headers' | 'body'>,
  maxBytes: number,
) {
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
