import type { ComponentProps } from 'react'
import { PortraitStrip } from '#components/person/PortraitStrip.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Copy, Verst } from './copy.ts'
import styles from './Portraits.module.css'

interface PortraitsProps {
  copy: Copy['team']
  milepost: Verst
  people: ComponentProps<typeof PortraitStrip>['people']
}

export function Portraits({ copy: { title, note }, milepost, people }: PortraitsProps) {
  return (
    <Section
      id="team"
      milepost={milepost}
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
