import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { messageOf } from '../base/error-reason.ts'
import { textOf } from '../base/text-of.ts'
import { withOwnerFile } from './owner-file.ts'
import { ConfigError, type Env } from './settings.ts'

/** The settings: from the environment, `.env` and the owner's file in the content folder. `overrides` win. */
export const environment = (overrides: Env = {}): Env => withOwnerFile({ ...given(), ...overrides })

/**
 * The environment, and what the `.env` of the working folder adds to it. `ENV_FILE` names another file, that must be
 * there; empty, it stands for none.
 */
function given(): Env {
  const { ENV_FILE } = process.env
  const file = ENV_FILE ?? '.env'
  if (file === '' || (ENV_FILE === undefined && !existsSync(file))) return process.env
  try {
    Object.assign(process.env, { ...parseEnv(textOf(readFileSync(file))), ...process.env })
  } catch (error) {
    throw new ConfigError('ENV_FILE', `a file of settings that can be read (${messageOf(error)})`, file)
  }
  return process.env
}
