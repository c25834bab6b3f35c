import { render } from 'vike/abort'

/** Thrown by a page whose address fits the route but names nothing: `throw notFound(pageContext)`. */
export const notFound = ({ urlOriginal }: { urlOriginal: string }) => render(404, `Page Not Found: ${urlOriginal}`)
