import { expect, test } from 'vitest'
import { listIn } from '../../../../server/content/fields/list-reply.ts'

test.each([{ ITEMS: [] }, { ITEMS: { 7: { CODE: 'a' } }, GROUPS: [] }])('a list is read from %j', (reply) => {
  expect(listIn('projects', reply)).toBe(reply)
})

test.each([null, 'ITEMS', [], {}, { ITEMS: 'a' }, { ITEMS: null }])('%j is no reply with a list', (reply) => {
  expect(() => listIn('projects', reply)).toThrow('/projects/ has no ITEMS')
})
