import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { PortraitStrip } from '#components/people/PortraitStrip.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Data } from './+data.ts'
import { Certificates } from './Certificates.tsx'
import { History } from './History.tsx'
import { Mileage } from './Mileage.tsx'
import { countMileposts } from './mileposts.ts'
import { Rules } from './Rules.tsx'
import styles from './BelowHero.module.css'

/** The page from its history on. */
export function BelowHero() {
  const { copy, people, certificates } = useData<Data>()
  const { history, mileage, rules, team, contact } = copy
  const milepost = countMileposts()
  return (
    <>
      {history.milestones.length > 0 && <History {...history} />}
      {mileage && (
        <Section milepost={milepost(mileage)} theme="night" title={mileage.title} note={mileage.note}>
          <Mileage {...mileage} />
        </Section>
      )}
      <Section milepost={milepost({ name: rules.title })} title={rules.title} isTitleHidden>
        <Rules items={rules.items} />
      </Section>
      {people.length > 0 && (
        <div className={styles.team}>
          <Section
            milepost={milepost(team)}
            title={team.title}
            note={<ArrowLink href="/team/">{team.all}</ArrowLink>}
            bleed={<PortraitStrip people={people} />}
          />
        </div>
      )}
      {certificates.length > 0 && (
        <Section milepost={milepost(copy.certificates)} title={copy.certificates.title} note={copy.certificates.note}>
          <Certificates items={certificates} label={copy.certificates.name} all={copy.certificates.all} />
        </Section>
      )}
      <ContactBlock milepost={milepost(contact)} title={contact.title} note={contact.note} />
    </>
  )
}
