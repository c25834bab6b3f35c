import { describe, expect, test } from 'vitest'
import { EMPLOYEE, PROJECT, REVIEW, TAGS } from '../support/content/content.ts'
import { check, faultlessApi } from '../support/peers/check-upstream.ts'
import { json, status } from '../support/peers/upstream.ts'

describe('an API', () => {
  const at = faultlessApi()

  test('sees the token in its requests, and nobody else sees it anywhere', async () => {
    const seen: unknown[] = []
    at.api.on('/team/', ({ headers }, response) => {
      seen.push(headers.authorization)
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ITEMS: [{ ...EMPLOYEE, NAME: ['sekret-7'] }] }))
    })
    const { said, complained } = await check([at.api.url, '--token', 'sekret-7'])
    expect(seen[0]).toBe('Bearer sekret-7')
    expect(said).toContain('ilya-vershinin «["…"]»')
    expect(said + complained).not.toContain('sekret-7')
  })

  test('takes the token from the environment, and the argument before it', async () => {
    const seen = new Set<unknown>()
    at.api.on('/team/', ({ headers }, response) => {
      seen.add(headers.authorization)
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ ITEMS: [{ ...EMPLOYEE, NAME: ['sekret-8'] }] }))
    })
    const { said, complained } = await check([at.api.url], { API_TOKEN: 'sekret-8' })
    expect(seen).toContain('Bearer sekret-8')
    expect(said + complained).not.toContain('sekret-8')
    seen.clear()
    await check([at.api.url, '--token', 'sekret-7'], { API_TOKEN: 'sekret-8' })
    expect([seen.has('Bearer sekret-7'), seen.has('Bearer sekret-8')]).toEqual([true, false])
    seen.clear()
    await check([at.api.url], { API_URL: at.api.url, API_TOKEN: 'sekret-8' })
    expect(seen).toContain('Bearer sekret-8')
    seen.clear()
    await check([at.api.url], { API_URL: 'https://cms.example', API_TOKEN: 'sekret-8' })
    expect([...seen]).toEqual([undefined])
  })

  test('is told of drafts: whether the token reads them, and whether anybody does', async () => {
    const draft = { ...PROJECT, CODE: 'tayny' }
    const forToken = { ITEMS: [PROJECT, draft], TAGS }
    at.api.on('/projects/?draft=1', (request, response) =>
      (request.headers.authorization === 'Bearer sekret-7' ? json(forToken) : status(403))(request, response),
    )
    at.api.on('/reviews/?draft=1', json({ ITEMS: [REVIEW, { ...REVIEW, CODE: 'otkryty' }], TAGS }))
    const { code, said } = await check([at.api.url, '--token', 'sekret-7'])
    expect(code).toBe(1)
    expect(said).toMatch(/projects: .*\n(?: .*\n)*? {2}ЗАМЕЧЕНО черновики читаются, неопубликованных элементов: 1\n/)
    expect(said).toMatch(/ОТКЛОНЕНО черновик виден без ключа.*: otkryty\n/)
    expect(said).not.toContain('tayny')
    expect(said).toMatch(/ЗАМЕЧЕНО черновики не читаются \(/)
    expect((await check([at.api.url])).said).not.toContain('черновик')
  })
})
