import type { ReactNode } from 'react'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Project } from '#shared/entities/project.ts'
import type { Breadcrumb } from '#shared/page-data.ts'
import { FittedName } from './FittedName.tsx'
import styles from './CaseHero.module.css'

interface CaseHeroProps {
  project: Pick<Project, 'name' | 'previewText' | 'types' | 'sphere' | 'term' | 'site' | 'detailPicture'>
  palette: string
  breadcrumbs: readonly Breadcrumb[]
  /** What the facts are called. */
  names: { sphere: string; term: string; site: string }
}

/** The name across the page on the colour of the case; the picture steps over the edge. */
export function CaseHero({ project, palette, breadcrumbs, names }: CaseHeroProps) {
  const { name, previewText, types, sphere, term, site, detailPicture } = project
  return (
    <header className={styles.hero} data-palette={palette}>
      <div className="wrap">
        <div className={styles.path}>
          <Breadcrumbs items={breadcrumbs} />
        </div>
        <ul className={styles.types}>
          {types.map((type) => (
            <li key={type.code}>{type.name}</li>
          ))}
        </ul>
        <FittedName>{name}</FittedName>
        <div className={styles.summary}>
          <p className="lead">{previewText}</p>
          <dl>
            {sphere && <Fact name={names.sphere}>{sphere}</Fact>}
            {term && <Fact name={names.term}>{term}</Fact>}
            {site && (
              <Fact name={names.site}>
                <a href={`https://${site}`} target="_blank" rel="noopener noreferrer">
                  {site}
                </a>
              </Fact>
            )}
          </dl>
        </div>
        <Picture
          path={detailPicture}
          alt=""
          width={1680}
          height={945}
          sizes="100vw"
          isFirst
          className={styles.picture}
        />
      </div>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
