import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { requireRoom } from '../../../server/base/disk-room.ts'

test('takes what leaves room for leads', async () => {
  await expect(requireRoom(tmpdir(), 1)).resolves.toBeUndefined()
})

test('refuses what would take the room of leads', async () => {
  await expect(requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'ENOSPC' })
})

test.runIf(process.platform === 'linux')('takes all where the file system does not tell what room it has', async () => {
  await expect(requireRoom('/proc', Number.MAX_SAFE_INTEGER)).resolves.toBeUndefined()
})
