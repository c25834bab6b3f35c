import { SectionBar as serverRendered } from '#server-rendered/components/frame/section-bar/SectionBar.tsx'
import { lazyPart } from '../../hydration/lazy.tsx'

/** Not visible before the visitor scrolls down. */
export const LazySectionBar = lazyPart(() => import('./SectionBar.tsx').then((file) => file.SectionBar), serverRendered)
