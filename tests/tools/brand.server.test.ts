import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../support/site/run-program.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versta-brand-'))
})
afterEach(() => rm(folder, { recursive: true }))

const draw = (...args: string[]) =>
  runProgram(resolve('.'), { ENV_FILE: '' }, process.execPath, 'tools/brand.ts', ...args)
const read = (file: string) => readFile(join(folder, file))

test('a logo and icons are drawn of the name and the colour a folder tells, with what is left to do', async () => {
  await writeFile(join(folder, 'site.json'), '{"SITE_NAME":"Ромашка","SITE_COLOUR":"#2F7D32"}')
  const { code, stdout } = await draw(folder)
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/«Ромашка», #2F7D32\n[\s\S]*Осталось за вами[\s\S]*copy\/partnership\.json/),
  ])
  expect(String(await read('logo.svg'))).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 60"/)
  expect(String(await read('icons/favicon.svg'))).toContain('fill="#2F7D32"')
  const { width, height, format } = await sharp(await read('icons/icon-192.png')).metadata()
  expect({ width, height, format }).toEqual({ width: 192, height: 192, format: 'png' })
})

test('the folder that is named counts, not the one of the settings, and so do settings it does not tell', async () => {
  await writeFile(join(folder, '.env'), 'SITE_COLOUR="#2F7D32"\nCONTENT_DIR=content\n')
  await writeFile(join(folder, 'site.json'), '{"SITE_NAME":"Ромашка"}')
  const env = { ENV_FILE: join(folder, '.env') }
  const { stdout } = await runProgram(resolve('.'), env, process.execPath, 'tools/brand.ts', folder)
  expect(stdout).toContain('«Ромашка», #2F7D32')
})

test('nothing is drawn over what is there, unless it is asked for', async () => {
  await writeFile(join(folder, 'logo.svg'), 'drawn by hand')
  expect((await draw(folder)).stdout).toContain('logo.svg: уже есть, не тронут')
  expect(String(await read('logo.svg'))).toBe('drawn by hand')
  expect((await draw(folder, '--force')).stdout).toContain('logo.svg: нарисован заново')
  expect(String(await read('logo.svg'))).toMatch(/^<svg /)
})

test('a folder that is not there is told, with how to call it', async () => {
  const { code, stderr } = await draw(join(folder, 'nowhere'))
  expect([code, stderr]).toEqual([2, expect.stringMatching(/Такой папки нет.*\n\nnpm run brand/)])
})

test('an option it does not know is told, with how to call it', async () => {
  const { code, stderr } = await draw(folder, '--forse')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Команда записана с ошибкой:.*--forse\n\nnpm run brand/)])
})
