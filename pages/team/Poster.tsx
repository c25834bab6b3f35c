import { classes } from '#components/ui/classes.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { RichText } from '#components/ui/RichText.tsx'
import type { Employee } from '#shared/entities/employee.ts'
import styles from './Poster.module.css'

interface PosterProps {
  person: Employee
  words: { profile: string; since: string }
  /** Takes two cells. */
  isWide: boolean
  isFirst: boolean
}

const PICTURES = {
  wide: { width: 720, height: 864, sizes: '(width < 768px) 100vw, (width < 1024px) 67vw, 50vw' },
  narrow: { width: 480, height: 576, sizes: '(width < 768px) 50vw, (width < 1024px) 45vw, 25vw' },
} as const

export function Poster({ person, words, isWide, isFirst }: PosterProps) {
  const { code, name, role, picture, motto, aboutHtml, sinceYear } = person
  return (
    <li id={code} className={classes(styles.poster, isWide && styles.wide, 'target')}>
      <article className="stacked">
        <Picture path={picture} alt="" {...PICTURES[isWide ? 'wide' : 'narrow']} isFirst={isFirst} />
        <div className={`${styles.text} line-topped stacked`}>
          <h2 className="row">{name}</h2>
          <p className="caption muted">{role}</p>
          <p className="small">{motto}</p>
          {aboutHtml !== '' && (
            <details>
              <summary className="ends">
                {words.profile}
                <span className="visually-hidden">: {name}</span>
                <Icon name="plus" />
              </summary>
              <RichText html={aboutHtml} className={`small ${styles.about}`} />
              {sinceYear && (
                <p className="caption muted">
                  {words.since}&nbsp;{sinceYear}&nbsp;года
                </p>
              )}
            </details>
          )}
        </div>
      </article>
    </li>
  )
}
