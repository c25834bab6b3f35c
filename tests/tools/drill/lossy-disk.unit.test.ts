import { expect, test } from 'vitest'
import { createLossyDisk } from '../../../tools/drill/parts/lossy-disk.ts'

const FILE = '/data/leads'
const all = () => true

function diskWith(content: string) {
  const disk = createLossyDisk('/data')
  disk.create(FILE)
  disk.write(FILE, 0, Buffer.from(content))
  return disk
}

const textOf = (files: Map<string, Buffer>, path = FILE) => files.get(path)?.toString() ?? null

test('a file is there after a power cut once it and its folder are flushed', () => {
  const disk = diskWith('one')
  disk.flush(FILE)()
  expect([textOf(disk.afterCut()), textOf(disk.now())]).toEqual([null, 'one'])
  disk.flush('/data')()
  expect(textOf(disk.afterCut())).toBe('one')
})

test('what is written while a flush is under way is not safe by it', () => {
  const disk = diskWith('one')
  disk.flush('/data')()
  const end = disk.flush(FILE)
  disk.write(FILE, 3, Buffer.from(' two'))
  end()
  expect([textOf(disk.afterCut()), textOf(disk.afterCut(all))]).toEqual(['one', 'one two'])
  disk.truncate(FILE, 2)
  expect([textOf(disk.afterCut()), textOf(disk.now())]).toEqual(['one', 'on'])
})

test('a flushed file in a folder whose own name is not flushed is gone with it', () => {
  const disk = createLossyDisk('/data')
  disk.create('/data/waiting', true)
  disk.create('/data/waiting/leads')
  disk.write('/data/waiting/leads', 0, Buffer.from('one'))
  for (const path of ['/data/waiting/leads', '/data/waiting']) disk.flush(path)()
  expect(textOf(disk.afterCut(), '/data/waiting/leads')).toBeNull()
  disk.flush('/data')()
  expect(textOf(disk.afterCut(), '/data/waiting/leads')).toBe('one')
})

test('a file that takes the name of another is the old one until the folder is flushed', () => {
  const disk = diskWith('old')
  for (const path of [FILE, '/data']) disk.flush(path)()
  disk.create('/data/draft')
  disk.write('/data/draft', 0, Buffer.from('new'))
  disk.flush('/data/draft')()
  disk.rename('/data/draft', FILE)
  expect(textOf(disk.afterCut())).toBe('old')
  disk.flush('/data')()
  expect([textOf(disk.afterCut()), textOf(disk.afterCut(), '/data/draft')]).toEqual(['new', null])
})

test('of a long write its first sector alone may be there', () => {
  const disk = diskWith('')
  for (const path of [FILE, '/data']) disk.flush(path)()
  disk.write(FILE, 0, Buffer.alloc(4096, 'x'))
  const [whole, begin] = [false, true]
  const answers = [whole, begin]
  expect(disk.afterCut(() => answers.shift() ?? false).get(FILE)).toHaveLength(512)
})
