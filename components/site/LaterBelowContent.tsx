import { BelowContent as drawn } from '#drawn/components/site/BelowContent.tsx'
import { later } from '../ui/later.tsx'

export const LaterBelowContent = later(() => import('./BelowContent.tsx').then((file) => file.BelowContent), drawn)
