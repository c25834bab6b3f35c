import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

export default {
  extends: [vikeReact],
  lang: 'ru',
  trailingSlash: true,
  passToClient: ['site', 'frame', 'hour', 'year', 'form'],
  meta: { structuredData: { env: { server: true } } },
  prefetchStaticAssets: 'hover',
} satisfies Config
