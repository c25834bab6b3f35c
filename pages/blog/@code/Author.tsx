import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import type { Data } from './+data.ts'
import styles from './Author.module.css'

interface AuthorProps {
  author: NonNullable<Data['author']>
  write: string
}

export function Author({ author: { code, name, role, picture, motto }, write }: AuthorProps) {
  return (
    <footer className={styles.author}>
      <Picture path={picture} alt="" width={160} height={192} />
      <div>
        <p className="d4 links">
          <a href={`/team/#${code}`}>{name}</a>
        </p>
        <p className="small muted">{role}</p>
        <p>{motto}</p>
        <ArrowLink href="#lead">{write}</ArrowLink>
      </div>
    </footer>
  )
}
