import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { installedCollections } from '../../../server/icons/collections.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, readFile: vi.fn(real.readFile) }
})

test('a collection that could not be read once is read for who asks next, and not again', async () => {
  const collections = installedCollections()
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE'))
  await expect(collections.open('tabler')).rejects.toThrow('EMFILE')
  expect((await collections.open('tabler'))?.find('truck')).toMatchObject({ body: expect.stringContaining('<path') })
  await collections.open('tabler')
  expect(readFile).toHaveBeenCalledTimes(2)
})
