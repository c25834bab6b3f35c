import { Icon } from '#components/ui/Icon.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { RichText } from '#components/ui/RichText.tsx'
import { classes } from '#components/ui/classes.ts'
import type { Employee } from '#shared/entities/employee.ts'
import styles from './Poster.module.css'

interface PosterProps {
  person: Employee
  words: { profile: string; since: string }
  /** Takes two cells. */
  isWide: boolean
  isFirst: boolean
}

export function Poster({ person, words, isWide, isFirst }: PosterProps) {
  const { code, name, post, picture, motto, aboutHtml, sinceYear } = person
  return (
    <li id={code} className={classes(styles.poster, isWide && styles.wide)}>
      <article>
        <Picture path={picture} alt="" width={isWide ? 720 : 480} height={isWide ? 864 : 576} isFirst={isFirst} />
        <div className={styles.text}>
          <h2 className="row">{name}</h2>
          <p className="caption muted">{post}</p>
          <p className="small">{motto}</p>
          {aboutHtml !== '' && (
            <details>
              <summary>
                {words.profile}
                <span className="visually-hidden">: {name}</span>
                <Icon name="plus" />
              </summary>
              <RichText html={aboutHtml} className={styles.about} />
              {sinceYear && (
                <p className="caption muted">
                  {words.since} {sinceYear} года
                </p>
              )}
            </details>
          )}
        </div>
      </article>
    </li>
  )
}
