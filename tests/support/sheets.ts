import { inflateSync } from 'node:zlib'

export interface Sheet {
  letters: number
  pictures: number
}

/** What each sheet of a PDF by Chromium has on it. */
export function sheetsOf(pdf: Buffer): Sheet[] {
  const source = pdf.toString('latin1')
  const objects = new Map(
    source.split(/^(?=\d+ 0 obj$)/m).map((object) => [String(Number.parseInt(object, 10)), object]),
  )
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/.test(object))
    .map((page) => {
      const drawn = streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '')
      return {
        letters: [...drawn.matchAll(/<([\da-f]+)>/gi)].reduce((sum, [, glyphs]) => sum + (glyphs ?? '').length / 2, 0),
        pictures: [...drawn.matchAll(/\/X\d+ Do/g)].length,
      }
    })
}

function streamOf(object: string): string {
  const at = object.indexOf('stream\n') + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(object)?.[1])
  return inflateSync(Buffer.from(object.slice(at, at + length), 'latin1')).toString('latin1')
}
