import { render } from 'vike/abort'

/** For an address that matches the route but no item: `throw notFound()`. The error page adds the address. */
export const notFound = () => render(404, 'Page Not Found')

/** For an address that only looks like one of the route. */
export const noSuchPage = () => render(404, 'Page not found')
