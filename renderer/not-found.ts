import { render } from 'vike/abort'

/** Thrown by a page whose address fits the route but names nothing: `throw notFound()`. The error page adds the address. */
export const notFound = () => render(404, 'Page Not Found')
