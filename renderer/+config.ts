import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'

export default {
  extends: [vikeReact],
  lang: 'ru',
  // Stands in `+headHtmlBegin`.
  viewport: null,
  // The server has put it right before.
  disableUrlNormalization: true,
  passToClient: ['site', 'frame', 'hour', 'year', 'form', 'preview'],
  meta: { structuredData: { env: { server: true } }, Horizon: { env: { server: true, client: true } } },
  // The frame fetches ahead by rules of its own.
  prefetchStaticAssets: false,
} satisfies Config
