import type { Config } from 'vike/types'

/** A page for developers: left out of builds and their routes. */
const isShown = process.env['NODE_ENV'] !== 'production'

/** A string: what Vike generates for an import breaks on an apostrophe in the path of the checkout. */
const page = {
  Page: 'import:./ComponentsPage.tsx:ComponentsPage',
  data: 'import:./components-data.ts:data',
}

export default (isShown ? page : {}) as Config
