import type { BrowserContext } from 'playwright'

/**
 * Tests type faster than people: without a form token their leads do not look like a bot's. The response is stubbed in
 * the page: a single route would send every request through the test and disable the browser's cache.
 */
export const withoutFillTime = (context: BrowserContext) =>
  context.addInitScript(() => {
    const fetchOriginal = window.fetch.bind(window)
    window.fetch = (address, options) =>
      address === '/api/form-token/' ? Promise.resolve(Response.json({ token: '' })) : fetchOriginal(address, options)
  })
