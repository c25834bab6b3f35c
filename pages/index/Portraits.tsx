import type { ComponentProps } from 'react'
import { PortraitStrip } from '#components/person/PortraitStrip.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import styles from './Portraits.module.css'

interface PortraitsProps {
  copy: Copy['team']
  people: ComponentProps<typeof PortraitStrip>['people']
}

export function Portraits({ copy: { name, title, note }, people }: PortraitsProps) {
  return (
    <Section
      id="team"
      milepost={{ number: 6, name }}
      title={title}
      note={note}
      bleed={
        <div className={styles.strip}>
          <PortraitStrip people={people} />
        </div>
      }
    />
  )
}
