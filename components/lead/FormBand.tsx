import type { ReactNode } from 'react'
import { Section } from '../ui/Section.tsx'
import styles from './FormBand.module.css'

interface FormBandProps {
  title: ReactNode
  note: ReactNode
  milepost?: { number: number; name: string }
  children: ReactNode
}

/** The frosty band a page ends with: what the form is for on the left, the form on the right. */
export function FormBand({ title, note, milepost, children }: FormBandProps) {
  return (
    <Section id="lead" theme="frost" {...(milepost && { milepost })}>
      <div className={`${styles.columns} parts`}>
        <div>
          <h2 className="d2">{title}</h2>
          <p className="lead">{note}</p>
        </div>
        {children}
      </div>
    </Section>
  )
}
