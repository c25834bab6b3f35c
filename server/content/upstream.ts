import { Agent, request, type Dispatcher } from 'undici'
import { UpstreamDown, UpstreamInvalid } from '../errors.ts'

export interface Upstream {
  /** The parsed JSON at `path`, or `null` when the upstream says there is none. */
  get(path: string): Promise<unknown>
  close(): Promise<void>
}

export interface UpstreamOptions {
  baseUrl: string
  /** Bounds the whole exchange: connecting, waiting, reading. */
  timeoutMs: number
  maxBytes?: number
}

/** HTTP client of the content API. Never follows redirects; a body over `maxBytes` is cut off while it streams. */
export function createUpstream({ baseUrl, timeoutMs, maxBytes = 8 * 1024 * 1024 }: UpstreamOptions): Upstream {
  const agent = new Agent({
    connections: 16,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 30_000,
  })

  return {
    async get(path) {
      const reply = await exchange(path)
      if (reply === null) return null
      return parseJson(path, reply)
    },
    close: () => agent.close(),
  }

  async function exchange(path: string): Promise<string | null> {
    try {
      const { statusCode, body } = await request(`${baseUrl}${path}`, {
        dispatcher: agent,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (statusCode === 200) return await readText(body, maxBytes)
      await body.dump()
      if (statusCode === 404 || statusCode === 410) return null
      throw statusCode < 500
        ? new UpstreamInvalid(`${path} answered ${statusCode}`)
        : new UpstreamDown(`${path} answered ${statusCode}`)
    } catch (error) {
      if (error instanceof UpstreamDown || error instanceof UpstreamInvalid) throw error
      throw new UpstreamDown(`${path} did not answer: ${messageOf(error)}`, { cause: error })
    }
  }
}

async function readText(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new UpstreamInvalid(`a body over ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(path: string, text: string): unknown {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new UpstreamInvalid(`${path} is not JSON`, { cause: error })
  }
  if (content === null) throw new UpstreamInvalid(`${path} is null`)
  return content
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
