import { SectionBar as drawn } from '#drawn/components/site/SectionBar.tsx'
import { later } from '../ui/later.tsx'

/** Nobody sees it before scrolling down. */
export const LaterSectionBar = later(() => import('./SectionBar.tsx').then((file) => file.SectionBar), drawn)
