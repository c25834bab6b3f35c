import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../support/site/run-program.ts'

const ROOT = join(import.meta.dirname, '../..')
const SAY = 'console.log([process.env.CMS_DATABASE_URL, process.env.CMS_PORT].join(" "))'
const SAY_DRAWN = 'console.log(process.env.CMS_DATA_DIR, process.env.CMS_JWT_SECRET.length)'
const SAY_SITE = 'console.log(process.env.SITE_URL ?? "none")'

/** The site, with nothing to install and a Strapi that says what it is told. */
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-cms-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'cms'))
  await writeFile(join(folder, 'cms/start.js'), SAY)
  await writeFile(join(folder, 'npm'), '#!/bin/sh\n', { mode: 0o755 })
})
afterEach(() => rm(folder, { recursive: true }))

async function start(env: NodeJS.ProcessEnv = {}) {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { cms: string } }
  const path = `${folder}:${process.env['PATH']}`
  return (await runProgram(folder, { PATH: path, ...env }, 'sh', '-c', scripts.cms)).stdout.trim()
}

/** The start itself, in a Strapi that says what it is told. */
async function withOwnStart(say = SAY_DRAWN) {
  await copyFile(join(ROOT, 'cms/start.js'), join(folder, 'cms/start.js'))
  for (const part of ['build-panel', 'seed', 'site-token'])
    await writeFile(
      join(folder, `cms/${part}.js`),
      'module.exports = { buildPanel() {}, async seed() {}, async keepToken() {} }',
    )
  await mkdir(join(folder, 'cms/node_modules/@strapi/strapi'), { recursive: true })
  await writeFile(
    join(folder, 'cms/node_modules/@strapi/strapi/index.js'),
    `exports.createStrapi = () => ({ load: async () => ({ async start() { ${say} } }) })`,
  )
}

test('the Strapi reads the .env of the site, and the environment wins over it', async () => {
  await writeFile(join(folder, '.env'), 'CMS_DATABASE_URL=postgres://file/cms\nCMS_PORT=1400\n')
  expect(await start({ CMS_PORT: '1500' })).toBe('postgres://file/cms 1500')
})

test('the Strapi starts without a .env', async () => {
  expect(await start({ CMS_DATABASE_URL: 'postgres://shell/cms', CMS_PORT: '1500' })).toBe('postgres://shell/cms 1500')
})

test('CMS_DATA_DIR counts from the root of the checkout, and is made at the first start', async () => {
  await withOwnStart()
  const at = join(await realpath(folder), 'kept/by-editors')
  expect(await start({ CMS_DATABASE_URL: 'postgres://shell/cms', CMS_DATA_DIR: 'kept/by-editors' })).toBe(`${at} 43`)
  expect((await readdir(at)).toSorted()).toEqual(['.secrets', 'public'])
})

test.each(['', ' '])('a setting given as %j counts as not given', async (empty) => {
  await withOwnStart()
  const given = { CMS_DATABASE_URL: 'postgres://shell/cms', CMS_DATA_DIR: empty, CMS_JWT_SECRET: empty }
  expect(await start(given)).toBe(`${await realpath(folder)}/cms 43`)
})

test.each([
  ['https://versta.example/', 'https://versta.example'],
  ['https://Лён.рф:8443', 'https://xn--k1ae3d.xn--p1ai:8443'],
  ['versta.example', 'versta.example'],
  ['localhost:3000', 'localhost:3000'],
  [undefined, 'none'],
])('links of the panel lead to the site at SITE_URL as the site reads it: %s', async (SITE_URL, expected) => {
  await withOwnStart(SAY_SITE)
  expect(await start({ CMS_DATABASE_URL: 'postgres://shell/cms', SITE_URL })).toBe(expected)
})
