import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { hasTerminal } from '../support/leads/leads-command.ts'
import { check } from '../support/peers/check-upstream.ts'
import { startUpstream } from '../support/peers/upstream.ts'
import { plainEnvironment } from '../support/site/environment.ts'
import { killOnExit } from '../support/site/programs.ts'

test.skipIf(!hasTerminal)('a terminal is told how far it is in one line, a file in none', async () => {
  const api = await startUpstream()
  const command = `${process.execPath} --no-warnings tools/check-upstream/main.ts ${api.url}`
  const terminal = killOnExit(spawn('script', ['-qec', command, '/dev/null'], { env: plainEnvironment() }))
  const [onScreen, { said }] = await Promise.all([text(terminal.stdout), check([api.url])])
  expect(onScreen).toContain('\r\u001b[Kprojects: 1 из 1')
  expect(said).not.toContain('1 из 1')
  await api.stop()
})

test('an API that is not there is said to be so, with a code of its own', async () => {
  const closed = await startUpstream()
  await closed.stop()
  const { code, said } = await check([closed.url])
  expect(code).toBe(2)
  expect(said).toContain(`API не отвечает: ${closed.url}\n`)
  expect(said).toContain('нет ответа: там никто не слушает')
})

test.each([
  ['nothing', [], 'Не назван адрес API'],
  ['a word', ['sekret-7'], 'начинается с http:// или https://'],
  ['two addresses', ['http://a.example', 'http://sekret-7'], 'Адрес API один'],
  ['a password in the address', ['http://me:sekret-7@a.example'], 'только узел и путь'],
  ['an unknown option', ['http://a.example', '--tokn', 'sekret-7'], 'Есть только --token, --kind и --lang'],
  ['an unknown kind', ['http://a.example', '--kind', 'sekret-7'], 'contract или strapi'],
  ['an unknown language', ['http://a.example', '--lang', 'sekret-7'], 'ru или en'],
  ['a token of two lines', ['http://a.example', '--token', 'sekret-7\r\nx: y'], 'латиница без пробелов'],
])('a command written wrongly is explained, and quotes nothing: %s', async (_what, args, complaint) => {
  const { code, said, complained } = await check(args)
  expect([code, said]).toEqual([2, ''])
  expect(complained).toContain(complaint)
  expect(complained).toContain('npm run check-upstream')
  expect(complained).not.toContain('sekret-7')
})
