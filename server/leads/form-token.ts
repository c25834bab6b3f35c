import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from '../base/bearer.ts'
import type { Clock } from './clock.ts'
import type { FillTime } from './screening.ts'
import type { Database } from './storage/database.ts'

/**
 * Tells how long a form was being filled in, without a cookie. Pages may be cached for days, so no token stands in
 * their HTML: the script asks for one when the form is first touched, and a form without a script has none.
 */
export function createFormTokens(database: Database, clock: Clock) {
  let secret: string | null = null
  const knownSecret = async () => (secret ??= await sharedSecret(database))

  return {
    issue: async (): Promise<string> => {
      const moment = clock.now().toString(36)
      return `${moment}.${signature(moment, await knownSecret())}`
    },

    fillTime: async (token: unknown): Promise<FillTime> => {
      if (typeof token !== 'string' || token === '') return 'unknown'
      const [moment = '', signed = ''] = token.split('.')
      if (!isSame(signed, signature(moment, await knownSecret()))) return 'forged'
      return { ms: clock.now() - Number.parseInt(moment, 36) }
    },
  }
}

/** One for all processes, and the same after a restart. */
function sharedSecret(database: Database): Promise<string> {
  return database.transaction(async (query) => {
    const fresh = randomBytes(32).toString('base64url')
    await query("INSERT INTO versta_secret (name, value) VALUES ('form-token', $1) ON CONFLICT (name) DO NOTHING", [
      fresh,
    ])
    const [kept] = await query<{ value: string }>("SELECT value FROM versta_secret WHERE name = 'form-token'")
    return kept?.value ?? fresh
  })
}

const signature = (moment: string, secret: string) => createHmac('sha256', secret).update(moment).digest('base64url')
