import { glob, readFile } from 'node:fs/promises'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { fontFaces } from '../../../tools/build/font-faces.ts'

const FAMILY = 'Golos Text Variable'

test('every letter of the content is in the font of the text: none comes from the system', async () => {
  const { css: styles } = postcss([fontFaces]).process(await readFile('renderer/styles/fonts.css', 'utf8'), {
    from: undefined,
  })
  const declared = [...styles.matchAll(/@font-face \{[^}]*\}/g)]
    .filter(([face]) => face.includes(FAMILY))
    .flatMap(([face]) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const)

  const foreign = new Set<string>()
  for await (const file of glob('content/**/*.{md,json}'))
    for (const letter of (await readFile(file, 'utf8')).replace(/\s/g, '')) {
      const code = letter.codePointAt(0) ?? 0
      if (!declared.some(([first, last]) => first <= code && code <= last)) foreign.add(`${letter} in ${file}`)
    }
  expect([...foreign]).toEqual([])
})
