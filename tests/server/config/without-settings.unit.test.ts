import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'

describe('without any setting', () => {
  const config = readConfig({})

  test('the site listens on localhost:3000, for development', () => {
    expect(config).toMatchObject({ mode: 'development', listen: { port: 3000, host: '127.0.0.1' }, logLevel: 'info' })
  })

  test('content comes from the embedded origin, fresh for a minute, stale for a week, with 3 s to answer', () => {
    expect(config.content).toEqual({
      apiUrl: null,
      kind: 'contract',
      token: null,
      directory: resolve('content'),
      freshMs: 60_000,
      staleMs: 604_800_000,
      timeoutMs: 3000,
    })
  })

  test('leads go to files, and personal data is kept for 30 days', () => {
    expect(config.leads).toMatchObject({ smtpUrl: null, toUpstream: false, webhookUrl: null, keepDays: 30 })
    expect(config.leads.mailTo).toEqual(['leads@localhost'])
    expect(config.dataDirectory).toBe(resolve('data'))
  })

  test('no icon API is asked', () => {
    expect(config.icons.apiUrls).toEqual([])
  })

  test('pictures come from the API’s host alone, in AVIF where they can, and take 512 MB of the disk', () => {
    expect(config.media).toEqual({ hosts: [], cacheBytes: 512 * 1024 * 1024, hasAvif: true })
  })

  test('no proxy is trusted', () => {
    expect(config.trustedProxies).toEqual([])
  })

  test('the site is called by its host and has no fact of anybody, open to crawlers, with every counter off', () => {
    expect(config.site).toMatchObject({
      name: 'localhost',
      brand: 'студия «localhost»',
      legalName: 'localhost',
      taxId: '',
      productCode: '',
      email: '',
      hours: null,
      foundedYear: null,
      social: [],
      messengers: [],
      url: 'http://localhost:3000',
      indexable: true,
      phones: [],
      advertising: null,
      counters: { metrikaId: null, crmScriptUrl: null, calltouchCounterId: null },
    })
  })
})
