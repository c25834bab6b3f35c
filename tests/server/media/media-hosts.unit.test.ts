import { describe, expect, test } from 'vitest'
import { canBeNamed, createMediaHosts } from '../../../server/media/media-hosts.ts'

const mediaHosts = createMediaHosts('https://api.example/v1', ['https://cdn.example/upload', 'http://10.0.0.5:8080'])

describe('the upstream address of a picture', () => {
  test.each([
    ['pictures/a.png', 'https://api.example/pictures/a.png'],
    ['схема 1.png', 'https://api.example/%D1%81%D1%85%D0%B5%D0%BC%D0%B0%201.png'],
    ['@cdn.example/upload/a@2x.png', 'https://cdn.example/upload/a@2x.png'],
    ['@CDN.example/upload/a.png', 'https://cdn.example/upload/a.png'],
    ['@10.0.0.5:8080/a.png', 'http://10.0.0.5:8080/a.png'],
    ['@api.example/a.png', 'https://api.example/a.png'],
  ])('%s → %s', (source, address) => {
    expect(mediaHosts.addressOf(source)).toBe(address)
  })
})

test('the API’s host is closed but for the folders that are named of it', () => {
  const narrow = createMediaHosts('https://api.example/v1', ['https://cdn.example', 'https://api.example/upload'])
  expect(narrow.addressOf('upload/a.png')).toBe('https://api.example/upload/a.png')
  expect(narrow.addressOf('@cdn.example/a.png')).toBe('https://cdn.example/a.png')
  expect(() => narrow.addressOf('a.png')).toThrow(expect.objectContaining({ statusCode: 403 }))
})

describe('closed with 403', () => {
  test.each([
    '@evil.example/a.png',
    '@cdn.example/uploads/a.png',
    '@cdn.example/upload',
    '@cdn.example.evil.example/upload/a.png',
    '@cdn.example:8443/upload/a.png',
    '@evil.example@cdn.example/upload/a.png',
    '@10.0.0.5/a.png',
    '@/a.png',
  ])('%s', (source) => {
    expect(() => mediaHosts.addressOf(source)).toThrow(expect.objectContaining({ statusCode: 403 }))
  })
})

describe('refused with 400', () => {
  test.each([
    '@cdn.example',
    '@cdn.example/upload/../secret.png',
    '@cdn.example//upload/a.png',
    '/evil.example/a.png',
    'a//b.png',
    'a/./b.png',
    '.env',
    'a/.git/b.png',
    'a\\b.png',
    'a%2fb.png',
    'a.png?x',
    'a.png#x',
    'a@b/@cdn.example/upload/\n',
    'a\n.png',
    'a\ud800.png',
  ])('%j', (source) => {
    expect(() => mediaHosts.addressOf(source)).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

test.each([
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  [`upload/${'й'.repeat(128)}.png`, false],
  ['a/'.repeat(512), true],
  [`${'a/'.repeat(512)}a`, false],
])('a file can be named %s: %s', (path, isPossible) => {
  expect(canBeNamed(path)).toBe(isPossible)
})
