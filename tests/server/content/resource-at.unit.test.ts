import { expect, test } from 'vitest'
import { CONTRACT } from '../../../server/content/contract.ts'
import { createHtmlCleaner } from '../../../server/content/html/cleaner.ts'
import { createContentReader } from '../../../server/content/reader.ts'
import { resourceAt } from '../../../server/content/resource-at.ts'

const at = (path: string) =>
  resourceAt(path, (read) =>
    createContentReader({
      read,
      html: async () => createHtmlCleaner('https://versta.example', () => false),
      measured: async (html) => html,
      log: { warn() {} },
    }),
  )

test.each(Object.entries(CONTRACT))('every path of %s is known by how it is read', async (area, { alone }) => {
  expect((await at(`/${area}/`))?.path).toBe(`/${area}/`)
  expect((await at(`/${area}/zernoved/`))?.path).toBe(alone ? `/${area}/zernoved/` : undefined)
})

test.each(['/dvors/', '/toString/', '/projects', '/projects/zernoved', '/projects/zernoved/more/', '/projects//'])(
  'at %s nothing is read',
  async (path) => {
    expect(await at(path)).toBeNull()
  },
)
