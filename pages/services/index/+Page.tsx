import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import type { Data } from './+data.ts'
import { Register } from './Register.tsx'
import { ServicesHero } from './ServicesHero.tsx'
import { Ways } from './Ways.tsx'

export default function Page() {
  const { copy, heading, breadcrumbs, groups, routes } = useData<Data>()
  return (
    <>
      <ServicesHero heading={heading} lead={copy.lead} breadcrumbs={breadcrumbs} groups={groups} />
      {groups.length > 0 ? (
        <Register title={copy.register} groups={groups} />
      ) : (
        <div className="wrap">
          <EmptyList text={copy.empty} />
        </div>
      )}
      <Ways title={copy.ways.title} note={copy.ways.note} other={copy.ways.other} routes={routes} />
      <ContactBlock title={copy.contact.title} note={copy.contact.note} submit={copy.contact.submit} />
    </>
  )
}
