import { Picture } from '#components/ui/Picture.tsx'
import { inSentence } from '#shared/format/in-sentence.ts'
import type { Data } from './+data.ts'
import styles from './Auditor.module.css'

interface AuditorProps {
  auditor: NonNullable<Data['auditor']>
  text: NonNullable<Data['copy']['auditor']>
}

/** The man who reads every report himself. */
export function Auditor({ auditor, text }: AuditorProps) {
  return (
    <div className={styles.auditor}>
      <Picture
        path={auditor.picture}
        alt=""
        width={600}
        height={720}
        sizes="(width < 768px) 100vw, (width < 1024px) 55vw, 42vw"
      />
      <div>
        <blockquote className="d2 lines">
          {text.quote.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </blockquote>
        <p className="lead">
          {auditor.name}, {inSentence(auditor.role)}. {text.text}
        </p>
      </div>
    </div>
  )
}
