import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** A new folder that goes with this process. */
export function temporaryFolder(name: string): string {
  if (folders.length === 0) process.once('exit', removeAll)
  const folder = mkdtempSync(join(tmpdir(), `versta-${name}-`))
  folders.push(folder)
  return folder
}

function removeAll() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
