import type { ReactNode } from 'react'
import type { Breadcrumb } from '#shared/page-data.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  breadcrumbs: readonly Breadcrumb[]
  title: ReactNode
  /** Shown small beside the title: the number of items on the page. */
  count?: number
  lead?: ReactNode
  children?: ReactNode
}

/** Breadcrumbs, the one h1 and the lead of an inner page; `children` are its actions. */
export function PageHeader({ breadcrumbs, title, count, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={`${styles.grid} c84`}>
        <h1 className="d1">
          {title}
          {count !== undefined && <sup className={`${styles.count} muted`}>{count}</sup>}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="actions">{children}</div>}
      </div>
    </header>
  )
}
