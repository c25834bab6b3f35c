import { BelowContent as serverRendered } from '#server-rendered/components/frame/BelowContent.tsx'
import { lazyPart } from '../hydration/lazy.tsx'

export const LazyBelowContent = lazyPart(
  () => import('./BelowContent.tsx').then((file) => file.BelowContent),
  serverRendered,
)
