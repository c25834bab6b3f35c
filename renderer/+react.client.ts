import type { Config } from 'vike/types'
import { publishState } from './app-state.ts'

/** The boot reloads the page. */
const onUncaughtError = () => publishState('broken')

export const react: Config['react'] = { hydrateRootOptions: { onUncaughtError } }
