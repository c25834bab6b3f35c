import type { Service } from '#shared/entities/service.ts'
import { RuledItems } from '../ui/RuledItems.tsx'

interface ServiceIncludesProps {
  items: Service['includes']
  title?: string
}

/** What the service includes, as ruled items in two columns. */
export function ServiceIncludes({ items, title = 'Что входит' }: ServiceIncludesProps) {
  if (items.length === 0) return null
  return (
    <section id="includes" className="pt-s pb">
      <div className="wrap c48">
        <h2 className="d2">{title}</h2>
        <RuledItems items={items} />
      </div>
    </section>
  )
}
