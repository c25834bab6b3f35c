import { expect, test } from 'vitest'
import { smtpOptionsOf } from '../../../../server/leads/channels/smtp-options.ts'

const optionsOf = (url: string, siteHost = 'versta.example') => smtpOptionsOf({ url, caFile: null, siteHost })

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true }],
  ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, secure: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
  ['smtps://mail.example:2525', { host: 'mail.example', port: 2525, secure: true }],
])('%s is a server at the port of its protocol, unless it names another', (url, server) => {
  expect(optionsOf(url)).toMatchObject(server)
})

test('nothing is read from files or addresses that a lead names', () => {
  expect(optionsOf('smtp://mail.example')).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
})

test.each([
  ['versta.example', 'versta.example'],
  ['localhost', undefined],
  ['192.0.2.1', undefined],
  ['[2001:db8::1]', undefined],
])('a site at %s introduces itself as %s', (siteHost, name) => {
  expect(optionsOf('smtp://mail.example', siteHost).name).toBe(name)
})
