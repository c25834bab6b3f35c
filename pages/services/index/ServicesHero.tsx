import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { Data } from './+data.ts'
import { FingerPost } from './FingerPost.tsx'
import { WinterField } from './WinterField.tsx'
import styles from './ServicesHero.module.css'

interface ServicesHeroProps {
  heading: string
  lead: string
  breadcrumbs: readonly Breadcrumb[]
  signs: Data['signs']
}

export function ServicesHero({ heading, lead, breadcrumbs, signs }: ServicesHeroProps) {
  return (
    <header className={`${styles.hero} sky`}>
      <div className={`wrap ${styles.grid} c75`}>
        <div className={styles.words}>
          <Breadcrumbs items={breadcrumbs} />
          <h1 className="d1 title">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <CallbackLink tone="ink" size="large">
              Собрать маршрут
            </CallbackLink>
            {signs.length > 0 && <ArrowLink href="#register">Смотреть указатель</ArrowLink>}
          </div>
        </div>
        {signs.length > 0 && <FingerPost signs={signs} />}
      </div>
      <WinterField className={styles.field} />
    </header>
  )
}
