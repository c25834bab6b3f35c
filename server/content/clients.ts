import { createStrapiUpstream } from './strapi/upstream.ts'
import { createUpstream, type Upstream } from './upstream.ts'

export interface ApiOptions {
  apiUrl: string
  kind: 'contract' | 'strapi'
  /** Sent to the API with every request; a Strapi shows drafts to it, too. */
  token: string | null
  timeoutMs: number
  /** Authorises requests for drafts by the contract. */
  previewSecret: string | null
}

/** The two clients of the content API: one sees what is published, the other drafts as well. */
export function createClients(options: ApiOptions): { upstream: Upstream; drafts: Upstream } {
  const { apiUrl, kind, token, timeoutMs, previewSecret } = options
  const create = kind === 'strapi' ? createStrapiUpstream : createUpstream
  const client = (bearer: string | null) =>
    create({ baseUrl: apiUrl, timeoutMs, ...(bearer !== null && { authorization: `Bearer ${bearer}` }) })
  return { upstream: client(token), drafts: client(kind === 'strapi' ? token : previewSecret) }
}
