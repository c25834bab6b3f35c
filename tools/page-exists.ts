import type { Config } from '../server/config/config.ts'
import { createClients } from '../server/content/upstream/clients.ts'
import { AREAS } from '../server/origin/areas.ts'
import { createOrigin } from '../server/origin/origin.ts'
import { PRODUCT_PAGE, productAddress } from '../shared/addresses.ts'
import { staticPages } from '../shared/page-dates.ts'

type Settings = Pick<Config, 'content' | 'previewSecret' | 'site'>

/** Whether `path` is a page or a draft. Rejects when the content is unavailable. */
export async function pageExists(path: string, settings: Settings): Promise<boolean> {
  const [, area] = /^\/([^/]+)\/[^/]+\/$/.exec(path) ?? []
  if (AREAS.some(({ name, hasDetail }) => hasDetail && name === area)) return itemExists(path, settings)
  const { productCode } = settings.site
  if (path === productAddress(productCode)) return productCode !== ''
  return staticPages().some((page) => page === path && page !== PRODUCT_PAGE)
}

async function itemExists(path: string, { content, previewSecret }: Settings): Promise<boolean> {
  const url = `${path}?draft=1`
  const { apiUrl, ...api } = content
  if (apiUrl === null) {
    const authorization = `Bearer ${previewSecret}`
    const origin = createOrigin(content.directory, { warn() {} }, previewSecret)
    const { statusCode } = await origin.inject({ url, headers: { authorization } })
    await origin.close()
    return statusCode !== 404
  }
  const { upstream, drafts } = await createClients({ ...api, apiUrl, previewSecret })
  try {
    return (await drafts.get(url)).kind !== 'missing'
  } finally {
    await Promise.all([upstream.close(), drafts.close()])
  }
}
