import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOrigin } from '../../../server/origin/origin.ts'

export type Warning = { file: string; reason: string; message: string }

/** A copy of parts of the demo content, for a test to break, and an origin that serves it. */
export async function contentFolder(...areas: string[]) {
  const directory = await mkdtemp(join(tmpdir(), 'versta-content-'))
  for (const area of areas) await cp(join('content', area), join(directory, area), { recursive: true })
  const warnings: Warning[] = []
  let nowMs = Date.now()
  const warn = (details: object, message: string) => void warnings.push({ ...(details as Warning), message })
  const origin = createOrigin(directory, { warn }, null, () => nowMs)
  const pathOf = (file: string) => join(directory, file)

  return {
    directory,
    warnings,
    pathOf,
    write: (file: string, content: string | Buffer) => writeFile(pathOf(file), content),
    edit: async (file: string, change: (text: string) => string | Buffer) =>
      writeFile(pathOf(file), change(await readFile(pathOf(file), 'utf8'))),
    setTime: (time: string) => void (nowMs = Date.parse(time)),
    get: (path: string) => origin.inject(path),
    read: async (path: string) => (await origin.inject(path)).json(),
    async remove() {
      await origin.close()
      await rm(directory, { recursive: true })
    },
  }
}

export type ContentFolder = Awaited<ReturnType<typeof contentFolder>>

export const codesOf = ({ ITEMS }: { ITEMS: { CODE: string }[] }) => ITEMS.map(({ CODE }) => CODE)
