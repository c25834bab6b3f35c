import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import type { Data } from './+data.ts'
import { Register } from './Register.tsx'
import { ServicesHero } from './ServicesHero.tsx'
import { Ways } from './Ways.tsx'

export default function Page() {
  const { copy, heading, lead, breadcrumbs, signs, staticParts, routes } = useData<Data>()
  return (
    <>
      <ServicesHero heading={heading} lead={lead} breadcrumbs={breadcrumbs} signs={signs} />
      {signs.length > 0 ? (
        <Register title={copy.register} groups={staticParts.register} />
      ) : (
        <div className="wrap">
          <EmptyList text={copy.empty} />
        </div>
      )}
      {routes.length > 0 && <Ways {...copy.ways} routes={routes} />}
      <ContactBlock title={copy.contact.title} note={copy.contact.note} submit={copy.contact.submit} />
    </>
  )
}
