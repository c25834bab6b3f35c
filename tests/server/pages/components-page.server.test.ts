import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from '../../support/site/site.ts'

const BUILD = join(import.meta.dirname, '../../../dist')

test('a built site has no page of components', async () => {
  const site = await startSite()
  const { status } = await site.get('/_components/')
  await site.stop()
  expect(status).toBe(404)
})

test('the build holds nothing of the page of components', () => {
  const files = ['client', 'server'].flatMap((side) =>
    readdirSync(join(BUILD, side), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  expect(files.length).toBeGreaterThan(100)
  const holding = files.filter(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return /pages\W_components/.test(path) || readFileSync(path).includes('Компоненты и состояния')
  })
  expect(holding).toEqual([])
})
