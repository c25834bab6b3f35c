import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { LEAD } from '../support/leads/lead.ts'
import { startSmtp } from '../support/peers/smtp.ts'
import { hang, startUpstream, status } from '../support/peers/upstream.ts'
import { startProgram, startSite } from '../support/site/site.ts'

describe('a wrong setting', () => {
  test.each([
    ['SMTP_URL', 'http://staff:qwerty-4711@mail.example'],
    ['HOST', '300.1.1.1'],
    ['CONTENT_DIR', '/nowhere/content'],
    ['CONTENT_DIR', 'package.json'],
    ['DATA_DIR', 'package.json'],
    ['DATA_DIR', 'package.json/data'],
    ['DATA_DIR', '/proc/nope'],
  ])('%s=%s is named, and the program does not start', async (name, value) => {
    const program = startProgram({ [name]: value })
    const { code } = await program.exited

    expect(code).toBe(1)
    const line = await program.logged(({ setting }) => setting === name)
    expect(line).toMatchObject({ level: 60, msg: expect.stringContaining(name) })
    expect(line).not.toHaveProperty('err')
    expect(JSON.stringify(program.log)).not.toContain('qwerty-4711')
  })
})

test('a taken port ends the program with an error', async () => {
  const site = await startSite()
  const program = startProgram({ PORT: new URL(site.url).port })
  const { code } = await program.exited
  await site.stop()
  expect(code).toBe(1)
  expect(program.log.at(-1)).toMatchObject({
    level: 60,
    setting: 'PORT',
    msg: expect.stringContaining('no other program'),
  })
})

test('what was hardly meant is told of, and the program starts', async () => {
  const site = await startSite({ SMPT_URL: 'smtp://127.0.0.1', SITE_URL: '' })
  const settings = site.log.filter(({ level }) => level === 40).map(({ setting }) => setting)
  await site.stop()
  expect(settings).toEqual(['SMPT_URL', 'SITE_URL'])
})

test('what Node warns of is a line of JSON as any other', async () => {
  const program = startProgram({ DATABASE_URL: 'postgres://127.0.0.1:1/leads?sslmode=require' })
  const line = await program.logged(({ msg }) => msg === 'warning of Node')
  program.kill('SIGKILL')
  await program.exited
  expect(line).toMatchObject({ level: 40, reason: expect.stringContaining("'verify-full'") })
})

describe('SIGTERM', () => {
  test('ends an idle program with 0', async () => {
    const site = await startSite()
    expect(await site.stop()).toEqual({ code: 0, signal: null })
  })

  test('lets a mail that is under way finish', async () => {
    const smtp = await startSmtp()
    const site = await startSite(smtp.env)
    const { held, release } = smtp.hold()
    const answer = await site.postJson('/api/mail/', LEAD)
    await held

    site.kill('SIGTERM')
    await site.logged(({ msg }) => msg === 'closing')
    release()

    expect(answer.status).toBe(200)
    expect(await site.exited).toEqual({ code: 0, signal: null })
    expect(smtp.mails).toHaveLength(1)
    expect(await site.logged(({ msg }) => msg === 'lead delivered')).toBeDefined()
    await smtp.stop()
  })

  test('lets a page that waits for content finish', async () => {
    const upstream = await startUpstream()
    const site = await startSite({ API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '1000' })
    upstream.onAll(hang)
    const answer = site.get('/projects/zernoved/custom.css')
    await expect.poll(() => upstream.requestsTo('/projects/zernoved/')).toBe(1)

    site.kill('SIGTERM')

    expect((await answer).status).toBe(503)
    expect(await site.exited).toEqual({ code: 0, signal: null })
    await upstream.stop()
  })

  test('is one stop however often it is sent', async () => {
    const upstream = await startUpstream()
    const site = await startSite({ API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '1000' })
    upstream.onAll(hang)
    const answer = site.get('/projects/zernoved/custom.css')
    await expect.poll(() => upstream.requestsTo('/projects/zernoved/')).toBe(1)

    for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) {
      site.kill(signal)
      await site.logged(({ msg }) => msg === 'closing')
    }

    expect((await answer).status).toBe(503)
    expect(await site.exited).toEqual({ code: 0, signal: null })
    expect(site.log.filter(({ msg }) => msg === 'closing')).toHaveLength(1)
    await upstream.stop()
  })

  test('first ends readiness, then answers for a while, and says with each answer that the connection ends', async () => {
    const site = await startSite({ SHUTDOWN_GRACE_S: '2' })
    await site.get('/about/')
    const before = await Promise.all(['/readyz', '/about/'].map((path) => site.get(path)))

    site.kill('SIGTERM')
    await site.logged(({ msg }) => msg === 'closing')
    const after = await Promise.all(['/readyz', '/about/', '/healthz'].map((path) => site.get(path)))

    expect(before.map((answer) => [answer.status, answer.headers.get('connection')])).toEqual([
      [200, 'keep-alive'],
      [200, 'keep-alive'],
    ])
    expect(after.map((answer) => [answer.status, answer.headers.get('connection')])).toEqual([
      [503, 'close'],
      [200, 'close'],
      [200, 'close'],
    ])
    expect(await site.exited).toEqual({ code: 0, signal: null })
  })

  test('does not wait for an answer whose visitor has left', async () => {
    const upstream = await startUpstream()
    const site = await startSite({ API_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '1000' })
    upstream.onAll(hang)
    const visitor = new AbortController()
    const answer = site.get('/projects/zernoved/', { signal: visitor.signal })
    await expect.poll(() => upstream.requestsTo('/projects/zernoved/')).toBe(1)
    visitor.abort()
    await expect(answer).rejects.toThrow('aborted')
    // As browsers keep one open: what is left of the answer must not hold it.
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    await site.get('/healthz')

    const exit = await site.stop()
    socket.destroy()
    await upstream.stop()

    expect(exit).toEqual({ code: 0, signal: null })
  })

  test('does not wait for connections that ask for nothing', async () => {
    const site = await startSite()
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    await site.get('/healthz')
    const exit = await site.stop()
    socket.destroy()
    expect(exit).toEqual({ code: 0, signal: null })
  })
})

test('a site that knows no content yet, with its upstream away, is not ready', async () => {
  const upstream = await startUpstream()
  upstream.onAll(status(500))
  const site = await startSite({ API_URL: upstream.url })

  expect((await site.get('/readyz')).status).toBe(503)
  upstream.recover()
  await expect.poll(async () => (await site.get('/readyz')).status).toBe(200)

  await site.stop()
  await upstream.stop()
})

test('the program speaks JSON only, a line each with its level and time', async () => {
  const site = await startSite()
  await site.get('/')
  await site.get('/nowhere/')
  await site.stop()
  expect(site.log.every(({ level, time }) => typeof level === 'number' && typeof time === 'number')).toBe(true)
})
