import { FooterLandscape as drawn } from '#drawn/components/site/FooterLandscape.tsx'
import { later } from '../ui/later.tsx'

/** The end of the page: the script draws it anew only for those who come from another page. */
export const LaterFooterLandscape = later(
  () => import('./FooterLandscape.tsx').then((file) => file.FooterLandscape),
  drawn,
)
