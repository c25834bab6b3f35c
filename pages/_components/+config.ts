import type { Config } from 'vike/types'

/** A page for those who work on the site: a build neither holds it nor routes to it. */
const isShown = process.env['NODE_ENV'] !== 'production'

/** As text: what Vike makes of an import breaks on an apostrophe in the path of the checkout. */
const page = {
  Page: 'import:./ComponentsPage.tsx:ComponentsPage',
  data: 'import:./components-data.ts:data',
}

export default (isShown ? page : {}) as Config
