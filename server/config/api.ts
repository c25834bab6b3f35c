import { bearerToken, ConfigError, oneOf, optional, type Env } from './settings.ts'

/** What `API_URL` may speak. */
export const API_KINDS = ['contract', 'strapi'] as const
export type ApiKind = (typeof API_KINDS)[number]

export function readApi(env: Env, apiUrl: string | null) {
  const kind = oneOf(env, 'API_KIND', API_KINDS, 'contract')
  const token = optional(env, 'API_TOKEN', bearerToken)
  if (apiUrl === null && kind !== 'contract') throw new ConfigError('API_KIND', 'contract without API_URL', kind)
  if (apiUrl === null && token !== null) throw new ConfigError('API_TOKEN', 'unset without API_URL')
  return { kind, token }
}
