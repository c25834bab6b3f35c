import { useData } from 'vike-react/useData'
import { FormBand } from '#components/lead/FormBand.tsx'
import { LazyLeadForm } from '#components/lead/LazyLeadForm.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Data } from './+data.ts'
import { Agreement } from './Agreement.tsx'
import { Forks } from './Forks.tsx'
import { Ledger } from './Ledger.tsx'
import { Merge } from './Merge.tsx'
import { ToForm } from './ToForm.tsx'
import styles from './PartnershipPage.module.css'

export default function Page() {
  const { copy, breadcrumbs, signatory } = useData<Data>()
  const { form } = copy
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <PageHeader breadcrumbs={breadcrumbs} title={copy.title} lead={copy.lead}>
          <ToForm>{copy.join}</ToForm>
        </PageHeader>
      </div>
      <Merge text={copy.road} />
      {copy.ledger && <Ledger text={copy.ledger} />}
      {copy.agreement && <Agreement text={copy.agreement} signatory={signatory} />}
      {copy.questions && (
        <Section title={copy.questions.title}>
          <Forks items={copy.questions.items} />
        </Section>
      )}
      <FormBand title={form.title} note={form.note}>
        <LazyLeadForm
          form="callback"
          place="page"
          fields={[
            { name: 'name', label: form.name },
            { name: 'tel', label: form.tel },
            { name: 'message', ...form.message, isLong: true },
          ]}
          submit={form.submit}
        />
      </FormBand>
    </>
  )
}
