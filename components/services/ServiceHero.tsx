import type { ReactNode } from 'react'
import type { Service } from '#shared/entities/service.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { classes } from '../ui/classes.ts'
import { FactSign } from '../ui/FactSign.tsx'
import { TariffsLink } from './TariffsLink.tsx'
import styles from './ServiceHero.module.css'

const LONG_TITLE = 24
const LONG_WORD = 12

interface ServiceHeroProps {
  service: Pick<Service, 'title' | 'lead' | 'facts' | 'projectTypes'>
  breadcrumbs: readonly Breadcrumb[]
  /** Beside the button; by default a link to the tariffs. */
  actions?: ReactNode
}

/**
 * Title and promise of a service on the left; on the right the sign with its facts, in a
 * field of the colour of its cases.
 */
export function ServiceHero({ service, breadcrumbs, actions }: ServiceHeroProps) {
  const { title, lead, facts, projectTypes } = service
  return (
    <header className={`${styles.hero} pt-hero`} data-palette={projectTypes[0] ?? ''}>
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <div className={`${styles.grid} c75`}>
          <div className={classes(styles.words, facts.length === 0 && 'pb-s')}>
            <h1 className={classes('d1', isLong(title) && 'title')}>{title}</h1>
            <p className="lead">{lead}</p>
            <div className="actions">
              <CallbackLink size="large">Оставить заявку</CallbackLink>
              {actions ?? <TariffsLink />}
            </div>
          </div>
          <FactSign facts={facts} />
        </div>
      </div>
    </header>
  )
}

const isLong = (title: string) =>
  title.length > LONG_TITLE || title.split(/[\s\u00a0-]/).some((word) => word.length >= LONG_WORD)
