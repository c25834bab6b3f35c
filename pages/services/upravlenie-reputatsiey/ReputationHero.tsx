import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { Facts } from '#components/ui/Facts.tsx'
import type { Service } from '#shared/entities/service.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { copy } from './copy.ts'
import { RatingBars } from './RatingBars.tsx'
import styles from './ReputationHero.module.css'

interface ReputationHeroProps {
  service: Pick<Service, 'title' | 'lead' | 'facts'>
  breadcrumbs: readonly Breadcrumb[]
  rating: typeof copy.rating
}

/** The promise on asphalt, beside it the ratings of a client before and after. */
export function ReputationHero({ service: { title, lead, facts }, breadcrumbs, rating }: ReputationHeroProps) {
  return (
    <header className={styles.hero} data-theme="night" data-palette="rep">
      <div className={`wrap ${styles.grid} c75`}>
        <div>
          <Breadcrumbs items={breadcrumbs} />
          <h1 className="d1 title">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <CallbackLink size="large">Оставить заявку</CallbackLink>
            <ArrowLink href="#tariffs">Смотреть тарифы</ArrowLink>
          </div>
          <Facts facts={facts} className={`${styles.facts} figures`} />
        </div>
        {rating && <RatingBars {...rating} />}
      </div>
    </header>
  )
}
