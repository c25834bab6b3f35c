import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { FactSign } from '#components/ui/FactSign.tsx'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { Data } from './+data.ts'
import { FittedTitle } from './FittedTitle.tsx'
import styles from './VacancyHero.module.css'

interface VacancyHeroProps {
  breadcrumbs: readonly Breadcrumb[]
  vacancy: Data['vacancy']
  text: Data['copy']
}

export function VacancyHero({ breadcrumbs, vacancy, text }: VacancyHeroProps) {
  const facts = [
    { name: text.sign.salary, value: vacancy.salary },
    { name: text.sign.format, value: vacancy.format },
    { name: text.sign.start, value: vacancy.start },
  ].filter(({ value }) => value !== '')
  return (
    <header className="pt-hero">
      <div className="wrap">
        <Breadcrumbs items={breadcrumbs} />
        <FittedTitle>{vacancy.name}</FittedTitle>
      </div>
      <div className="edged" data-theme="rye">
        <div className={`wrap ${styles.grid} parts`}>
          <div>
            <p className="lead">{vacancy.lead}</p>
            <p className="actions">
              <ButtonLink size="large" href="#lead">
                {text.respond}
              </ButtonLink>
              <ArrowLink href="/vacancies/">{text.others}</ArrowLink>
            </p>
          </div>
          <div className={styles.sign}>
            <FactSign facts={facts} />
          </div>
        </div>
      </div>
    </header>
  )
}
