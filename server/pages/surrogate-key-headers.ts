import { surrogateKeys } from '../base/surrogate-keys.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Adds the surrogate keys of its content, in the headers of Varnish and Fastly and of Cloudflare. */
export function withSurrogateKeys(page: RenderedPage | null): RenderedPage | null {
  if (!page?.dependencies) return page
  const keys = surrogateKeys(page.dependencies.versions.keys())
  return {
    ...page,
    headers: [...page.headers, ['surrogate-key', keys.join(' ')], ['cache-tag', keys.join(',')]],
  }
}
