import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openPictures } from '../../../server/origin/pictures.ts'
import { colouredPicture } from '../../support/content/picture.ts'

test.each([
  ['as it is stored', undefined, 'width="300" height="200"'],
  ['upright, when its camera was held so', 6, 'width="200" height="300"'],
])('a photograph is measured %s', async (_how, orientation, size) => {
  const directory = await mkdtemp(join(tmpdir(), 'versta-pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const photograph = sharp(await colouredPicture('#FF4B1F', 300, 200)).jpeg()
  await writeFile(
    join(directory, 'a.jpg'),
    await (orientation === undefined ? photograph : photograph.withMetadata({ orientation })).toBuffer(),
  )

  const html = await openPictures(directory).measureIn('<img src="/pictures/a.jpg" alt="">')

  expect(html).toBe(`<img src="/pictures/a.jpg" ${size} alt="">`)
})
