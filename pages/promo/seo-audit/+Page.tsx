import { useData } from 'vike-react/useData'
import { VoteBand } from '#components/services/VoteBand.tsx'
import type { Data } from './+data.ts'
import { AuditHero } from './AuditHero.tsx'
import { Auditor } from './Auditor.tsx'
import { Checklist } from './Checklist.tsx'
import { Hours } from './Hours.tsx'
import { Sheets } from './Sheets.tsx'
import styles from './AuditPage.module.css'

export default function Page() {
  const { copy, breadcrumbs, auditor } = useData<Data>()
  return (
    <div className={styles.page} data-theme="rye">
      <AuditHero breadcrumbs={breadcrumbs} text={copy} />
      {copy.sheets && <Sheets text={copy.sheets} hasChecklist={copy.checklist !== null} />}
      {copy.checklist && <Checklist text={copy.checklist} />}
      {copy.hours && <Hours text={copy.hours} />}
      {auditor && copy.auditor && <Auditor auditor={auditor} text={copy.auditor} />}
      <VoteBand theme="night" />
    </div>
  )
}
