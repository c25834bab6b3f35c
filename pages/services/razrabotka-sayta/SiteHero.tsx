import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { Facts } from '#components/ui/Facts.tsx'
import type { Service } from '#shared/entities/service.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import { FactFigure } from './FactFigure.tsx'
import { SlicedSite } from './SlicedSite.tsx'
import styles from './SiteHero.module.css'

interface SiteHeroProps {
  breadcrumbs: readonly Breadcrumb[]
  service: Pick<Service, 'title' | 'lead' | 'facts'>
  picture: { text: string; caption: string; name: string; address: string } | null
  hasPrices: boolean
}

export function SiteHero({ breadcrumbs, service: { title, lead, facts }, picture, hasPrices }: SiteHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.text}`}>
        <Breadcrumbs items={breadcrumbs} />
        <div className={styles.column}>
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <CallbackLink size="large" reachgoal="click-ostavit-zayavku">
              Оставить заявку
            </CallbackLink>
            {hasPrices && <ArrowLink href="#prices">Посмотреть цены</ArrowLink>}
          </div>
        </div>
      </div>
      {picture && (
        <figure className={styles.picture}>
          <p className="visually-hidden">{picture.text}</p>
          <SlicedSite name={picture.name} address={picture.address} />
          <figcaption className="caption muted">{picture.caption}</figcaption>
        </figure>
      )}
      <div className={styles.facts}>
        <Facts facts={facts} className="wrap figures" figure={FactFigure} />
      </div>
    </header>
  )
}
