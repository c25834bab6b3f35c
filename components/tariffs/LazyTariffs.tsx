import { Tariffs as serverRendered } from '#server-rendered/components/tariffs/Tariffs.tsx'
import { lazyPart } from '../hydration/lazy.tsx'

export const LazyTariffs = lazyPart(() => import('./Tariffs.tsx').then((file) => file.Tariffs), serverRendered)
