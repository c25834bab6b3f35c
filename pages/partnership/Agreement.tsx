import { BigFigure } from '#components/ui/BigFigure.tsx'
import type { Data } from './+data.ts'
import { Paper } from './Paper.tsx'
import { ToForm } from './ToForm.tsx'
import styles from './Agreement.module.css'

interface AgreementProps {
  text: NonNullable<Data['copy']['agreement']>
  signatory: string | null
}

export function Agreement({ text, signatory }: AgreementProps) {
  return (
    <section className={`${styles.section} edged`} data-theme="rye">
      <div className={`wrap ${styles.grid} parts pt-s`}>
        <div className={styles.terms}>
          <h2 className="d2">{text.title}</h2>
          <p className="lead">{text.note}</p>
          <dl>
            {text.conditions.map(({ figure, text: meaning }) => (
              <div key={figure}>
                <dt>
                  <BigFigure>{figure}</BigFigure>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <ToForm size="large">{text.sign}</ToForm>
        </div>
        <Paper text={text.paper} signatory={signatory} />
      </div>
    </section>
  )
}
