import { staticPages } from '../shared/page-dates.ts'
import type { Config } from '../server/config/config.ts'
import { createUpstream } from '../server/content/upstream.ts'
import { AREAS } from '../server/origin/areas.ts'
import { createOrigin } from '../server/origin/origin.ts'

type Settings = Pick<Config, 'content' | 'previewSecret'>

/** Whether `path` is a page or a draft. Rejects when the content is unavailable. */
export async function pageExists(path: string, settings: Settings): Promise<boolean> {
  const [, area] = /^\/([^/]+)\/[^/]+\/$/.exec(path) ?? []
  if (AREAS.some(({ name, hasDetail }) => hasDetail && name === area)) return itemExists(path, settings)
  return staticPages().some((address) => address === path)
}

async function itemExists(path: string, { content, previewSecret }: Settings): Promise<boolean> {
  const url = `${path}?draft=1`
  const authorization = `Bearer ${previewSecret}`
  if (content.apiUrl === null) {
    const origin = createOrigin(content.directory, { warn() {} }, previewSecret)
    const { statusCode } = await origin.inject({ url, headers: { authorization } })
    await origin.close()
    return statusCode !== 404
  }
  const upstream = createUpstream({ baseUrl: content.apiUrl, timeoutMs: content.timeoutMs, authorization })
  try {
    return (await upstream.get(url)).kind !== 'missing'
  } finally {
    await upstream.close()
  }
}
