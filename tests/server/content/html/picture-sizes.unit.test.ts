import { afterEach, expect, test, vi } from 'vitest'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { withPictureSizes } from '../../../../server/content/html/picture-sizes.ts'
import type { PictureSize } from '../../../../shared/media.ts'

const { richText } = createHtmlCleaner('https://versta.example')
const [A, B] = ['/media/w_1280/a.png', '/media/w_1280/b.png']

const sizes: Record<string, PictureSize> = { [A]: { width: 900, height: 600 }, [B]: { width: 40, height: 30 } }
const sizeOf = vi.fn<(media: string) => Promise<PictureSize | null>>()

afterEach(() => {
  vi.useRealTimers()
  sizeOf.mockReset()
})

const measured = (html: string) => withPictureSizes(richText(html), sizeOf)

test('pictures that do not tell their size have the one they are of, asked for once each', async () => {
  sizeOf.mockImplementation(async (media) => sizes[media] ?? null)
  const html = await measured('<p>до</p><img src="/a.png" alt="А"><img src="/b.png"><img src="/a.png"><p>после</p>')
  expect([...html.matchAll(/ sizes="([^"]+)" width="(\d+)" height="(\d+)" alt="/g)].map(([, ...said]) => said)).toEqual(
    [
      ['auto, 100vw', '900', '600'],
      ['auto, 100vw', '40', '30'],
      ['auto, 100vw', '900', '600'],
    ],
  )
  expect(sizeOf.mock.calls).toEqual([[A], [B]])
})

test('nothing else of the text changes', async () => {
  sizeOf.mockImplementation(async (media) => sizes[media] ?? null)
  const html = richText('<p>до</p><img src="/a.png" alt="А" title="Т"><p>после</p>')
  const sized = html.replace('sizes="100vw"', 'sizes="auto, 100vw" width="900" height="600"')
  expect(await withPictureSizes(html, sizeOf)).toBe(sized)
})

test('a picture that tells its size is not measured', async () => {
  const html = richText('<img src="/a.png" width="8" height="4">')
  expect(await withPictureSizes(html, sizeOf)).toBe(html)
  expect(sizeOf).not.toHaveBeenCalled()
})

test('a picture nobody can measure stays as it is, and others are measured', async () => {
  sizeOf.mockImplementation(async (media) => (media === A ? null : (sizes[media] ?? null)))
  const [a = '', b = ''] = (await measured('<img src="/a.png"><img src="/b.png">')).split('/>')
  expect(a).toBe(richText('<img src="/a.png">').replace('/>', ''))
  expect(b).toContain('width="40"')
})

test('text waits a second for a size, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sizeOf.mockReturnValue(new Promise(() => {}))
  const html = richText('<img src="/a.png">')
  let isDone = false
  const waiting = withPictureSizes(html, sizeOf).finally(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBe(html)
})

test('whoever wants the text is told that a size came too late, and not that nobody knows one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onTooLate = vi.fn()
  sizeOf.mockResolvedValueOnce(null)
  await withPictureSizes(richText('<img src="/a.png">'), sizeOf, onTooLate)
  expect(onTooLate).not.toHaveBeenCalled()
  sizeOf.mockReturnValue(new Promise(() => {}))
  const waiting = withPictureSizes(richText('<img src="/a.png"><img src="/b.png">'), sizeOf, onTooLate)
  await vi.advanceTimersByTimeAsync(1000)
  await waiting
  expect(onTooLate).toHaveBeenCalledTimes(1)
})

test('nothing is waited for any more once all sizes are known', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sizeOf.mockImplementation(async (media) => sizes[media] ?? null)
  await measured('<img src="/a.png">')
  expect(vi.getTimerCount()).toBe(0)
})

test('a picture whose name has a sign that markup escapes is asked for by its name', async () => {
  sizeOf.mockResolvedValue({ width: 8, height: 4 })
  expect(await measured('<img src="/o&amp;p.png">')).toContain('width="8" height="4"')
  expect(sizeOf).toHaveBeenCalledExactlyOnceWith('/media/w_1280/o&p.png')
})
