import { statSync } from 'node:fs'
import { ConfigError } from '../config/settings.ts'

export function requireDirectory(directory: string): void {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError('CONTENT_DIR', 'a folder that exists', directory)
}
