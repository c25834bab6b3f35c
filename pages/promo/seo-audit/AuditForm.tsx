import { LazyLeadForm } from '#components/lead/LazyLeadForm.tsx'
import type { Data } from './+data.ts'
import styles from './AuditForm.module.css'

/** The only snowy sheet of a rye page: what is to be audited and where the report goes. */
export function AuditForm({ text }: { text: Data['copy']['form'] }) {
  return (
    <section id="lead" className={`${styles.sheet} tape-topped`} data-theme="day">
      <h2 className="d4">{text.title}</h2>
      <LazyLeadForm
        form="callback"
        place="page"
        fields={[
          { name: 'site', ...text.site },
          { name: 'name', ...text.name },
          { name: 'tel', ...text.tel },
          { name: 'message', ...text.message },
        ]}
        submit={text.submit}
      />
      <p className="caption muted">{text.note}</p>
    </section>
  )
}
