import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { makeFolder } from '../base/make-folder.ts'
import { ConfigError } from './settings.ts'

/** A folder that cannot be written to is noticed at the start, not with the first lead. */
export async function requireDataDirectory(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK)
  } catch {
    throw new ConfigError('DATA_DIR', 'a folder the program can write to', path)
  }
}
