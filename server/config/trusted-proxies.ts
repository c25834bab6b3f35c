import { isIP } from 'node:net'
import { ConfigError, list, type Env } from './settings.ts'

/** Addresses and CIDRs only: a hop count or «trust everyone» would let any client forge its address. */
export function trustedProxies(env: Env): string[] {
  const proxies = list(env, 'TRUSTED_PROXIES')
  for (const proxy of proxies)
    if (!isAddressRange(proxy))
      throw new ConfigError('TRUSTED_PROXIES', 'a comma-separated list of IP addresses or CIDRs', proxy)
  return proxies
}

/** `10.0.0.0/8`; a range of every address there is would be «trust everyone» again. */
function isAddressRange(proxy: string): boolean {
  const slash = proxy.indexOf('/')
  const family = isIP(slash === -1 ? proxy : proxy.slice(0, slash))
  if (slash === -1) return family !== 0
  const prefix = proxy.slice(slash + 1)
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 6 ? 128 : 32) && family !== 0
}
