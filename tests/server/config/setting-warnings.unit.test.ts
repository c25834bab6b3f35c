import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingWarnings, knownNames } from '../../../server/config/setting-warnings.ts'

const doubted = (...names: string[]) =>
  settingWarnings(Object.fromEntries(names.map((name) => [name, 'x']))).map(({ setting, text }) => [
    setting,
    /is (\w+) meant/.exec(text)?.[1],
  ])

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['MAILTO', 'MAIL_TO'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SITE_PHONE', 'SITE_PHONES'],
  ['PROT', 'PORT'],
  ['INDEXEABLE', 'INDEXABLE'],
])('%s is told to be %s misspelt', (name, meant) => {
  expect(doubted(name)).toEqual([[name, meant]])
})

test('what is no setting and not near one is nobody’s business', () => {
  expect(doubted('HOME', 'PATH', 'MAIL', 'PWD', 'HOSTNAME', 'TERM', 'npm_config_cache', 'TEST_REDIS_URL')).toEqual([])
})

test('settings are no misspelt ones', () => {
  expect(doubted('HOST', 'SITE_URL', 'ENV_FILE', 'MESSENGER_TELEGRAM', 'SITE_SOCIAL_CITY')).toEqual([])
})

test('a site in production that does not know its address is told of', () => {
  const settingsOf = (env: Record<string, string>) => settingWarnings(env).map(({ setting }) => setting)
  expect(settingsOf({ NODE_ENV: 'production' })).toEqual(['SITE_URL'])
  expect(settingsOf({ NODE_ENV: 'production', SITE_URL: 'https://versta.example' })).toEqual([])
  expect(settingsOf({ NODE_ENV: 'development' })).toEqual([])
})

test('.env.example names every setting, and no other', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  const families = ['MESSENGER_TELEGRAM', 'SITE_SOCIAL_TELEGRAM']
  expect(new Set(['NODE_ENV', ...listed])).toEqual(new Set([...knownNames(), ...families]))
})
