import { ServiceIcon } from '#components/services/ServiceIcon.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Price } from '#components/ui/Price.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SignLegs } from '#components/ui/SignLegs.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import { serviceAddress } from '#shared/addresses.ts'
import type { ServicePrice } from '#shared/entities/service.ts'
import { servicePrice } from '#shared/format/price.ts'
import type { Copy, Verst } from './copy.ts'
import styles from './ServiceSign.module.css'

interface ServiceSignProps {
  copy: Copy['services']
  milepost: Verst
  note: string
  services: readonly Destination[]
}

interface Destination {
  code: string
  name: string
  description: string
  term: string | null
  price: ServicePrice | null
}

/** A road sign of distances: how far it is to the first result, and what it costs. */
export function ServiceSign({ copy: { title, columns }, milepost, note, services }: ServiceSignProps) {
  const rows = useStaticPart('services', services, (known) =>
    known.map(({ code, name: service, description, term, price }) => (
      <li key={code}>
        <a href={serviceAddress(code)} className={styles.row}>
          <ServiceIcon code={code} />
          <h3>{service}</h3>
          <p>{description}</p>
          <span>
            <span className="visually-hidden">{columns.term}: </span>
            {term}
          </span>
          <span>{price && <Price>{servicePrice(price)}</Price>}</span>
          <Icon name="arrow" className="wide-only" />
        </a>
      </li>
    )),
  )
  return (
    <Section id="services" milepost={milepost} title={title} isTitleLarge note={note}>
      <div className={styles.sign} data-theme="night">
        <div className={styles.board}>
          <p className={`${styles.columns} caption muted wide-only`} aria-hidden="true">
            <span>{columns.name}</span>
            <span>{columns.term}</span>
            <span>{columns.price}</span>
          </p>
          <ul className="signposts" {...rows} />
        </div>
      </div>
      <SignLegs />
    </Section>
  )
}
