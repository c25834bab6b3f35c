import { readConfig } from '../../../server/config/config.ts'
import { withOwnerFile } from '../../../server/config/owner-file.ts'

/** The configuration of the demo, as its folder of content tells it, with some settings. */
export const demoConfig = (env: Record<string, string> = {}) => readConfig(withOwnerFile(env))
