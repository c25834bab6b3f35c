import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../../server/origin/areas.ts'
import { GOOD_AREAS } from '../../support/content/content.ts'

const ROOT = join(import.meta.dirname, '../../..')
const DOCUMENT = readFileSync(join(ROOT, 'docs/content.md'), 'utf8')

describe('an area, step by step as docs/recipes/new-entity.md says', () => {
  test.each(AREAS)('$name has files in content/', ({ name }) => {
    expect(globSync(`content/${name}/*.{md,json}`, { cwd: ROOT })).not.toEqual([])
  })

  test.each(AREAS)('$name is described in docs/content.md', ({ name }) => {
    expect(DOCUMENT).toMatch(new RegExp(`^## .*\\b${name}/\\{code\\}`, 'm'))
  })

  test.each(AREAS)('$name is in GOOD_AREAS (tests/support/content/content.ts)', ({ name, hasDetail }) => {
    const paths = Object.keys(GOOD_AREAS).filter((path) => path.startsWith(`/${name}/`))
    expect(paths).toContain(`/${name}/`)
    expect(paths).toHaveLength(hasDetail ? 2 : 1)
  })
})
