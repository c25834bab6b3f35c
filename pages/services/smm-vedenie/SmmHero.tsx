import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { Facts } from '#components/ui/Facts.tsx'
import type { Service } from '#shared/entities/service.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import styles from './SmmHero.module.css'

interface SmmHeroProps {
  breadcrumbs: readonly Breadcrumb[]
  service: Pick<Service, 'title' | 'lead' | 'facts'>
  hasTariffs: boolean
}

export function SmmHero({ breadcrumbs, service: { title, lead, facts }, hasTariffs }: SmmHeroProps) {
  return (
    <header className={`${styles.hero} stacked`}>
      <Breadcrumbs items={breadcrumbs} />
      <h1 className="d1 title">{title}</h1>
      <p className="lead">{lead}</p>
      <div className="actions">
        <CallbackLink size="large" reachgoal="click-ostavit-zayavku">
          Оставить заявку
        </CallbackLink>
        {hasTariffs && <ArrowLink href="#tariffs">Смотреть тарифы</ArrowLink>}
      </div>
      <Facts facts={facts} className={`${styles.facts} figures line-topped parts-s`} />
    </header>
  )
}
