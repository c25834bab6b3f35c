import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const middlewares = createRequire(import.meta.url)('../../cms/config/middlewares.js') as (
  | string
  | { name: string; config: { path: string } }
)[]

test('the panel has the icon of the site, which is there', () => {
  const icon = middlewares.find((middleware) => typeof middleware === 'object' && middleware.name === 'strapi::favicon')
  const path = typeof icon === 'object' ? icon.config.path : 'favicon.png'

  expect(existsSync(resolve('cms', path)), path).toBe(true)
})
