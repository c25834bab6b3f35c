import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '../../support/site/site.ts'

const isTold = ({ msg = '' }: { msg?: string }) => msg.includes('cannot be reached')

test('an upstream, a database, a mail server, a CRM and Calltouch that are away at the start are named at once', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const site = await startSite({
    API_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://staff:qwerty-4711@127.0.0.1:${port}/leads`,
    MAIL_TO: 'staff@versta.example',
    SMTP_URL: `smtp://staff:qwerty-4711@127.0.0.1:${port}`,
    LEADS_WEBHOOK_URL: `http://localhost:${port}/hook`,
    CALLTOUCH_SITE_ID: '1',
    CALLTOUCH_TOKEN: 'x',
    CALLTOUCH_URL: `http://127.0.0.1:${port}/request/create`,
  })

  await expect.poll(() => site.log.filter(isTold).length).toBe(5)
  const told = site.log.filter(isTold)
  expect(told.map(({ setting }) => String(setting)).toSorted()).toEqual([
    'API_URL',
    'CALLTOUCH_URL',
    'DATABASE_URL',
    'LEADS_WEBHOOK_URL',
    'SMTP_URL',
  ])
  expect(told.every(({ reason, level }) => reason === 'ECONNREFUSED' && level === 40)).toBe(true)
  expect(JSON.stringify(site.log)).not.toContain('qwerty-4711')
  await site.stop()
})

test('nobody who is there is told of', async () => {
  const there = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1')
  await once(there, 'listening')
  const met = once(there, 'connection')
  const site = await startSite({
    MAIL_TO: 'staff@versta.example',
    SMTP_URL: `smtp://127.0.0.1:${(there.address() as AddressInfo).port}`,
  })

  await met
  await site.get('/healthz')
  // Logged in order: what was told before it is there.
  await site.logged(({ path }) => path === '/healthz')
  expect(site.log.filter(isTold)).toEqual([])
  await site.stop()
  there.close()
})
