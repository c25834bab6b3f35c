import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { useSite } from '#components/state/site-context.ts'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { telAddress } from '#shared/addresses.ts'
import type { Data } from './+data.ts'
import { CityMap } from './CityMap.tsx'
import { Facts } from './Facts.tsx'
import styles from './ContactsPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, map } = useData<Data>()
  const { phones } = useSite()
  const [phone, ...otherPhones] = phones
  return (
    <>
      <div className={`wrap ${styles.page} links`}>
        <Breadcrumbs items={breadcrumbs} />
        <div className={styles.phone}>
          <h1>{phone ? <a href={telAddress(phone)}>{phone}</a> : copy.title}</h1>
        </div>
        {otherPhones.map((number) => (
          <p key={number} className="d3">
            <a href={telAddress(number)}>{number}</a>
          </p>
        ))}
        <p className={styles.write}>
          <ButtonLink href="#lead">{copy.write}</ButtonLink>
        </p>
        <Facts names={copy.facts} />
      </div>
      {map && <CityMap copy={map} />}
      <ContactBlock {...copy.lead} />
    </>
  )
}
