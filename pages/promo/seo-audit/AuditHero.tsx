import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Breadcrumb } from '#shared/page-data.ts'
import type { Data } from './+data.ts'
import { AuditForm } from './AuditForm.tsx'
import styles from './AuditHero.module.css'

interface AuditHeroProps {
  breadcrumbs: readonly Breadcrumb[]
  text: Data['copy']
}

export function AuditHero({ breadcrumbs, text: { hero, form } }: AuditHeroProps) {
  return (
    <header className={`wrap ${styles.hero}`}>
      <Breadcrumbs items={breadcrumbs} />
      <div className={`${styles.grid} c84`}>
        <div>
          <h1 className={`d1 lines ${styles.title}`}>
            {hero.lines.map((line) => (
              <span key={line}>{line} </span>
            ))}
            {hero.term && (
              <span>
                {hero.term.before} <b>{hero.term.figure}</b> {hero.term.after}
              </span>
            )}
          </h1>
          <p className="lead">{hero.lead}</p>
          <ButtonLink href="#lead" tone="ink" size="large" className={styles.toForm}>
            {form.submit}
          </ButtonLink>
        </div>
        <AuditForm text={form} />
      </div>
    </header>
  )
}
