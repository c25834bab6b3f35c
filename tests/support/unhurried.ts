import type { BrowserContext } from 'playwright'

/** Tests type faster than people do: without the time of the first touch no lead of theirs looks like a robot's. */
export const unhurried = (context: BrowserContext) =>
  context.route('**/api/form-token/', (route) => route.fulfill({ json: { token: '' } }))
