import type { ServiceCard } from '#shared/entities/service.ts'
import type { IconDrawing } from '#shared/icons.ts'

export type Drawings = Readonly<Record<string, IconDrawing>>
export type Entry = ReturnType<typeof entryOf>

/** A line of the register. */
export const entryOf = ({ code, name, price, icon }: ServiceCard, drawings: Drawings) => ({
  code,
  name,
  price,
  icon: icon !== null && Object.hasOwn(drawings, icon) ? (drawings[icon] ?? null) : null,
})
