import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../base/bearer.ts'
import type { Clock } from './clock.ts'
import type { FillTime } from './screening.ts'
import type { Database } from './storage/database.ts'

/**
 * Measures how long a form was being filled in, without a cookie. Pages may be cached for days, so their HTML has no
 * token: the script requests one when the form is first touched, and a form without JavaScript has none.
 */
export function createFormTokens(database: Database, clock: Clock) {
  let secret: string | null = null
  const cachedSecret = async () => (secret ??= await sharedSecret(database))

  return {
    issue: async (): Promise<string> => {
      const moment = clock.now().toString(36)
      return `${moment}.${signature(moment, await cachedSecret())}`
    },

    fillTime: async (token: unknown): Promise<FillTime> => {
      if (typeof token !== 'string' || token === '') return 'unknown'
      const [moment = '', signed = ''] = token.split('.')
      const known = await cachedSecret().catch(() => null)
      if (known === null) return 'unknown'
      if (!isSameSecret(signed, signature(moment, known))) return 'forged'
      const ms = clock.now() - Number.parseInt(moment, 36)
      // The clock was set back since, or is behind that of another machine.
      return ms < 0 ? 'unknown' : { ms }
    },
  }
}

/** Shared by all processes, and the same after a restart. */
function sharedSecret(database: Database): Promise<string> {
  return database.transaction(async (query) => {
    const fresh = randomBytes(32).toString('base64url')
    await query("INSERT INTO versta_secret (name, value) VALUES ('form-token', $1) ON CONFLICT (name) DO NOTHING", [
      fresh,
    ])
    const [stored] = await query<{ value: string }>("SELECT value FROM versta_secret WHERE name = 'form-token'")
    return stored?.value ?? fresh
  })
}

const signature = (moment: string, secret: string) => createHmac('sha256', secret).update(moment).digest('base64url')
