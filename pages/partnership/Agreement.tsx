import type { MouseEvent } from 'react'
import { BigFigure } from '#components/ui/BigFigure.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Data } from './+data.ts'
import styles from './Agreement.module.css'
import { Paper } from './Paper.tsx'

interface AgreementProps {
  text: Data['copy']['agreement']
  signatory: string | null
}

export function Agreement({ text, signatory }: AgreementProps) {
  return (
    <section className={styles.section} data-theme="rye">
      <div className={`wrap ${styles.grid}`}>
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
          <ButtonLink size="large" href="#lead" onClick={goToForm}>
            {text.sign}
          </ButtonLink>
        </div>
        <Paper text={text.paper} signatory={signatory} />
      </div>
    </section>
  )
}

/** Whoever is ready to sign is led straight to the first line of the form. */
function goToForm(event: MouseEvent) {
  const band = document.querySelector('#lead')
  const field = band?.querySelector<HTMLInputElement>('[name="name"]')
  if (!band || !field) return
  event.preventDefault()
  band.scrollIntoView()
  field.focus({ preventScroll: true })
}
