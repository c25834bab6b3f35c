import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { readBuild } from '../../../server/assets/build.ts'
import { WrongStart } from '../../../server/base/errors.ts'

test('a folder without a whole build is a wrong start, and the way to make one is told', async () => {
  const reading = readBuild(tmpdir())
  await expect(reading).rejects.toThrow(WrongStart)
  await expect(reading).rejects.toThrow(`There is no whole build in ${tmpdir()}: npm run build`)
})
