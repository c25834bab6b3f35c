import type { Config } from 'vike/types'
import { data } from './components-data.ts' with { type: 'vike:pointer' }
import { ComponentsPage } from './ComponentsPage.tsx' with { type: 'vike:pointer' }

/** A page for those who work on the site: a build neither holds it nor routes to it. */
const isShown = process.env['NODE_ENV'] !== 'production'

export default (isShown ? { Page: ComponentsPage, data } : {}) satisfies Config
