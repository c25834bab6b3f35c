import { BottomEdge as serverRendered } from '#server-rendered/components/frame/edge/BottomEdge.tsx'
import { lazyPart } from '../../hydration/lazy.tsx'

/** None of it is visible before the page has settled. */
export const LazyBottomEdge = lazyPart(() => import('./BottomEdge.tsx').then((file) => file.BottomEdge), serverRendered)
