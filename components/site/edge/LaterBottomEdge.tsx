import { BottomEdge as drawn } from '#drawn/components/site/edge/BottomEdge.tsx'
import { later } from '../../ui/later.tsx'

/** Nothing of it is there before the page has settled. */
export const LaterBottomEdge = later(() => import('./BottomEdge.tsx').then((file) => file.BottomEdge), drawn)
