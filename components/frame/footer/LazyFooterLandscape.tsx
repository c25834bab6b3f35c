import { FooterLandscape as serverRendered } from '#server-rendered/components/frame/footer/FooterLandscape.tsx'
import { lazyPart } from '../../hydration/lazy.tsx'

/** At the end of the page: the browser renders it only after a client-side navigation. */
export const LazyFooterLandscape = lazyPart(
  () => import('./FooterLandscape.tsx').then((file) => file.FooterLandscape),
  serverRendered,
)
