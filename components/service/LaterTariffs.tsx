import { Tariffs as drawn } from '#drawn/components/service/Tariffs.tsx'
import { later } from '../ui/later.tsx'

export const LaterTariffs = later(() => import('./Tariffs.tsx').then((file) => file.Tariffs), drawn)
