import { expect, test, vi } from 'vitest'
import { previewRenderer } from '../../../server/pages/previews.ts'
import type { Sources } from '../../../server/pages/render.ts'
import { DEMO, DRAFTS, FACE, PUBLISHED } from '../../support/in-process/pages-under-test.ts'

const POLICY = "default-src 'self'; style-src 'self'; frame-ancestors 'none'"

function previews(panelUrl: string | null) {
  const render = vi.fn(async (_input: object) => ({
    status: 200,
    headers: [['Content-Type', 'text/html;charset=utf-8']],
    body: '',
    reason: null,
    hasFailed: false,
    modifiedAt: undefined,
    share: null,
    isError: false,
    isMissing: false,
    styleHash: null,
  }))
  const sources = { site: DEMO, face: FACE, policy: POLICY, renderer: { render } } as unknown as Sources
  const preview = previewRenderer({ sources, published: PUBLISHED, draft: () => DRAFTS, panelUrl })
  return { preview, input: () => render.mock.lastCall?.[0] }
}

test.each([
  ['a draft', 'ticket', '/about/', { content: DRAFTS, preview: 'ticket' }],
  ['the published page beside it', 'ticket', '/about/?status=published', { content: PUBLISHED, preview: '' }],
] as const)('%s is shown', async (_what, ticket, url, expected) => {
  const { preview, input } = previews(null)
  expect((await preview(ticket, url)).dependencies).toBeNull()
  expect(input()).toMatchObject({ ...expected, urlOriginal: '/about/' })
})

test.each([
  ['the panel of the content system', 'https://cms.example', 'https://cms.example'],
  ['nobody, where there is no panel,', null, "'none'"],
])('%s may frame a preview', async (_who, panelUrl, ancestors) => {
  const { headers } = await previews(panelUrl).preview('ticket', '/about/')
  expect(Object.fromEntries(headers)['content-security-policy']).toContain(`frame-ancestors ${ancestors}`)
})
