import { Picture } from '#components/ui/Picture.tsx'
import { Road } from '#components/ui/Road.tsx'
import type { Data } from './+data.ts'
import styles from './FirstMonth.module.css'

interface FirstMonthProps {
  steps: readonly { name: string; text: string }[]
  mentor: Data['mentor']
  text: Data['copy']['month']
}

export function FirstMonth({ steps, mentor, text }: FirstMonthProps) {
  return (
    <section className="pt pb" data-theme="night">
      <div className="wrap">
        <div className="head">
          <h2 className="d2">{text.title}</h2>
          {mentor && (
            <figure className={`${styles.mentor} abreast small`}>
              <Picture path={mentor.picture} alt="" width={240} height={288} />
              <figcaption className="named">
                <b>{mentor.name}</b>
                {mentor.role}, {text.mentor}
              </figcaption>
            </figure>
          )}
        </div>
        <Road steps={steps} />
      </div>
    </section>
  )
}
