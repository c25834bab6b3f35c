import { render } from 'vike/abort'
import { ITEM_NOT_FOUND, PAGE_NOT_FOUND } from '#shared/error-page.ts'

/** For an address that matches the route but no item: `throw itemNotFound()`. The error page adds the address. */
export const itemNotFound = () => render(404, ITEM_NOT_FOUND)

/** For an address that only looks like one of the route. */
export const pageNotFound = () => render(404, PAGE_NOT_FOUND)
