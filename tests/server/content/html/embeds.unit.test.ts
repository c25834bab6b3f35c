import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'
import { securityPlugin } from '../../../../server/operations/requests/security.ts'
import { demoConfig } from '../../../support/site/demo-config.ts'

const { richText, customHtml } = createHtmlCleaner('https://versta.example')

const ELEMENTS = [
  ['img', 'img-src', '<img src="/a.png">'],
  ['iframe', 'frame-src', '<iframe src="https://rutube.ru/play/embed/1"></iframe>'],
  ['video', 'media-src', '<video src="/a.mp4"></video>'],
  ['audio', 'media-src', '<audio src="/a.mp3"></audio>'],
  ['object', 'object-src', '<object data="/a.pdf"></object>'],
  ['embed', 'object-src', '<embed src="/a.pdf">'],
] as const

async function policy(): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(securityPlugin, { site: demoConfig({}).site, style: null, isDevelopment: false })
  const header = app.securityHeaders.document['content-security-policy'] ?? ''
  await app.close()
  return Object.fromEntries(header.split(';').map((directive) => directive.trim().split(/ (.*)/s)))
}

describe('what rich text may hold browsers may load, and nothing else', () => {
  test.each(ELEMENTS)('%s', async (name, directive, html) => {
    const isOpen = (await policy())[directive] !== "'none'"
    for (const clean of [richText, customHtml]) expect(clean(html).includes(`<${name}`)).toBe(isOpen)
  })

  test('a player of each host', async () => {
    const hosts = [...((await policy())['frame-src'] ?? '').matchAll(/https:\/\/([^ ]+)/g)].map(([, host]) => host)
    expect(hosts).not.toEqual([])
    for (const host of hosts)
      expect(richText(`<iframe src="https://${host}/1"></iframe>`)).toContain(`https://${host}/1`)
  })
})
