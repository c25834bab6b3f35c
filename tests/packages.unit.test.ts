import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as unknown

const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: true }> }

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every package with an install script is allowed to run it, or is not, by its name', () => {
  const installing = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  expect(installing.map(nameOf).filter((name) => !(name in allowScripts))).toEqual([])
})

test.each(['node', 'react', 'react-dom', 'rolldown', 'vite'])('%s is installed once', (name) => {
  expect(Object.keys(packages).filter((path) => path !== '' && nameOf(path) === name)).toHaveLength(1)
})
