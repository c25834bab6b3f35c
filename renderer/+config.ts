import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

export default {
  extends: [vikeReact],
  lang: 'ru',
  // Set in `+headHtmlBegin`.
  viewport: null,
  // The server normalises addresses itself.
  disableUrlNormalization: true,
  passToClient: ['site', 'logoBox', 'frame', 'hour', 'year', 'form', 'preview'],
  meta: { structuredData: { env: { server: true } }, Landscape: { env: { server: true, client: true } } },
  // `idle/prefetch.ts` prefetches instead.
  prefetchStaticAssets: false,
} satisfies Config
