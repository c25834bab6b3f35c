import { surrogateKeys } from '../base/surrogate-keys.ts'
import type { RenderedPage } from './rendered-page.ts'

/** With the keys of its content, as Varnish and Fastly call them and as Cloudflare does. */
export function withKeys(page: RenderedPage | null): RenderedPage | null {
  if (!page?.dependencies) return page
  const keys = surrogateKeys(page.dependencies.versions.keys())
  return {
    ...page,
    headers: [...page.headers, ['surrogate-key', keys.join(' ')], ['cache-tag', keys.join(',')]],
  }
}
