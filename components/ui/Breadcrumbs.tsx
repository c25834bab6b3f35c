import type { Breadcrumb } from '#shared/page-data.ts'
import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Путь к странице">
      <ol className={`caption muted ${styles.list}`}>
        {items.map(({ name, address }, index) => (
          <li key={address}>
            {index === items.length - 1 ? <span aria-current="page">{name}</span> : <a href={address}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
