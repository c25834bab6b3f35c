import { expect, test } from 'vitest'
import { UpstreamDown } from '../../../server/base/errors.ts'
import { abortOnFailure } from '../../../server/rendering/abort-on-failure.ts'
import type { ContentReader } from '../../../shared/content-reader.ts'

const reader = (parts: Record<string, unknown>) => abortOnFailure(parts as unknown as ContentReader)

test('pages read what there is, by the code they ask for', async () => {
  expect(await reader({ project: async (code: string) => `проект ${code}` }).project('zernoved')).toBe(
    'проект zernoved',
  )
})

test('content that cannot be read makes the page of 503', async () => {
  const down = () => Promise.reject(new UpstreamDown('нет связи'))
  const failure = await reader({ projects: down })
    .projects()
    .catch((error: unknown) => error)
  expect(JSON.stringify(failure)).toContain('503')
})
