import { loggedPath } from '../../base/logged-path.ts'
import { untraced, type Tracing } from '../../base/tracing.ts'
import type { ApiKind } from '../../config/api.ts'
import { createUpstream, type Upstream, type UpstreamOptions } from './upstream.ts'

export interface ApiOptions {
  apiUrl: string
  kind: ApiKind
  /** Sent to the API with every request. */
  token: string | null
  timeoutMs: number
  /** Authorises requests for drafts by the contract. */
  previewSecret: string | null
}

interface Kind {
  /** Loads what makes the contract of it, on sites that need it alone. */
  loadCreateUpstream: () => Promise<(options: UpstreamOptions) => Upstream>
  /** The bearer that it shows drafts to. */
  draftsFor: 'token' | 'previewSecret'
}

const KINDS: Readonly<Record<ApiKind, Kind>> = {
  contract: { loadCreateUpstream: async () => createUpstream, draftsFor: 'previewSecret' },
  strapi: {
    loadCreateUpstream: async () => (await import('./strapi/upstream.ts')).createStrapiUpstream,
    draftsFor: 'token',
  },
}

/** Loads what makes a client of an API of this kind. */
export const loadCreateUpstream = (kind: ApiKind) => KINDS[kind].loadCreateUpstream()

/** The two clients of the content API: one sees what is published, the other drafts as well. */
export async function createClients(
  options: ApiOptions,
  tracing: Tracing = untraced,
): Promise<{ upstream: Upstream; drafts: Upstream }> {
  const { apiUrl, kind, token, timeoutMs } = options
  const create = await loadCreateUpstream(kind)
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
  return { upstream: client(token), drafts: client(options[KINDS[kind].draftsFor]) }
}
