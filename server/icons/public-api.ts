import { ACCEPTED_CODINGS, decodedBody } from '../base/decoded-body.ts'
import { messageOf } from '../base/error-reason.ts'
import { UpstreamDown, UpstreamInvalid } from '../base/errors.ts'
import { createHttpClient } from '../base/http-client.ts'
import type { Log } from '../base/log.ts'
import { readIconSet, type IconSet } from './icon-set.ts'

export interface PublicIcons {
  /** A set with those of `names` there are; `null`: no such collection. */
  ask(prefix: string, names: readonly string[]): Promise<IconSet | null>
  close(): Promise<void>
}

interface PublicIconsOptions {
  /** In order of preference. */
  urls: readonly string[]
  log: Pick<Log, 'warn'>
  timeoutMs?: number
}

const MAX_BYTES = 1024 * 1024

/** Client of public Iconify APIs: «not found» is an answer, any other failure is a reason to ask the next host. */
export function createPublicIcons({ urls, log, timeoutMs = 1500 }: PublicIconsOptions): PublicIcons {
  const client = createHttpClient({
    timeoutMs,
    connections: 4,
    connect: { timeout: timeoutMs },
    maxResponseSize: MAX_BYTES,
  })

  return {
    async ask(prefix, names) {
      for (const url of urls) {
        try {
          return await askOne(url, prefix, names)
        } catch (error) {
          log.warn({ url, prefix, reason: messageOf(error) }, 'icons not loaded')
        }
      }
      throw new UpstreamDown(`no icon API could tell of ${prefix}`)
    },
    close: () => client.close(),
  }

  async function askOne(url: string, prefix: string, names: readonly string[]): Promise<IconSet | null> {
    const reply = await client.get(`${url}/${prefix}.json?icons=${names.join(',')}`, {
      accept: 'application/json',
      'accept-encoding': ACCEPTED_CODINGS,
    })
    const { statusCode } = reply
    if (statusCode === 200) {
      const set = readIconSet(JSON.parse((await decodedBody(reply, MAX_BYTES)).toString()))
      if (set.prefix !== prefix) throw new UpstreamInvalid(`answered with ${set.prefix}`)
      return set
    }
    await reply.body.dump()
    if (statusCode === 404) return null
    throw new UpstreamInvalid(`answered ${statusCode}`)
  }
}
