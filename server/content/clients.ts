import { loggedPath } from '../base/logged-path.ts'
import { untraced, type Tracing } from '../base/tracing.ts'
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream.ts'

export const API_KINDS = ['contract', 'strapi'] as const
export type ApiKind = (typeof API_KINDS)[number]

export interface ApiOptions {
  apiUrl: string
  kind: ApiKind
  /** Sent to the API with every request; a Strapi shows drafts to it, too. */
  token: string | null
  timeoutMs: number
  /** Authorises requests for drafts by the contract. */
  previewSecret: string | null
}

/** What reads an API of this kind; only a site with a Strapi loads what makes the contract of it. */
export const readerOfKind = async (kind: ApiKind): Promise<(options: UpstreamOptions) => Upstream> =>
  kind === 'strapi' ? (await import('./strapi/upstream.ts')).createStrapiUpstream : createUpstream

/** The two clients of the content API: one sees what is published, the other drafts as well. */
export async function createClients(
  options: ApiOptions,
  tracing: Tracing = untraced,
): Promise<{ upstream: Upstream; drafts: Upstream }> {
  const { apiUrl, kind, token, timeoutMs, previewSecret } = options
  const create = await readerOfKind(kind)
  const server = new URL(apiUrl).host
  const client = (bearer: string | null): Upstream => {
    const upstream = create({
      baseUrl: apiUrl,
      timeoutMs,
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ownHeaders: () => tracing.headers(),
    })
    return {
      get: (path, known) =>
        tracing.step('content', { 'server.address': server, 'url.path': loggedPath(path) }, () =>
          upstream.get(path, known),
        ),
      close: () => upstream.close(),
    }
  }
  return { upstream: client(token), drafts: client(kind === 'strapi' ? token : previewSecret) }
}
