import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const sayInRussian = (require('../../cms/src/middlewares/say-in-russian.js') as () => Middleware)()
type Middleware = (context: { body: unknown }, next: () => Promise<void>) => Promise<void>

async function said(body: unknown) {
  const context = { body: undefined as unknown }
  await sayInRussian(context, async () => void (context.body = body))
  return context.body
}

test('whoever mistypes a password is told so in Russian', async () => {
  expect(await said({ data: null, error: { status: 400, message: 'Invalid credentials' } })).toEqual({
    data: null,
    error: { status: 400, message: 'Почта или пароль не подходят' },
  })
})

test.each([undefined, 'text', { data: [] }, { error: { message: 'toString' } }, { error: null }])(
  'anything else passes as it is: %j',
  async (body) => expect(await said(body)).toEqual(body),
)

test('it stands before what turns errors into replies', () => {
  const order = require('../../cms/config/middlewares.js') as string[]
  expect(order.indexOf('global::say-in-russian')).toBeLessThan(order.indexOf('strapi::errors'))
  expect(order).toContain('global::say-in-russian')
})
