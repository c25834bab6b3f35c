import { useStaticPart } from '#components/hydration/static-parts.ts'
import { ServiceIcon } from '#components/services/ServiceIcon.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Price } from '#components/ui/Price.tsx'
import { SectionContent, SectionFrame } from '#components/ui/Section.tsx'
import { SignLegs } from '#components/ui/SignLegs.tsx'
import { serviceAddress } from '#shared/addresses.ts'
import type { ServicePrice } from '#shared/entities/service.ts'
import { servicePrice } from '#shared/format/price.ts'
import type { Copy } from './copy.ts'
import type { Milepost } from './versts.ts'
import styles from './ServiceSign.module.css'

interface Shown {
  copy: Copy['services']
  milepost: Milepost
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
export function ServiceSign({ shown }: { shown: Shown | undefined }) {
  const content = useStaticPart('services', shown, ({ copy: { title, columns }, milepost, note, services }) => (
    <SectionContent milepost={milepost} title={title} isTitleLarge note={note}>
      <div className={styles.sign} data-theme="night">
        <div className={styles.board}>
          <p className={`${styles.columns} caption muted wide-only`} aria-hidden="true">
            <span>{columns.name}</span>
            <span>{columns.term}</span>
            <span>{columns.price}</span>
          </p>
          <ul className="signposts">
            {services.map(({ code, name, description, term, price }) => (
              <li key={code}>
                <a href={serviceAddress(code)} className={styles.row}>
                  <ServiceIcon code={code} />
                  <h3>{name}</h3>
                  <p>{description}</p>
                  <span>
                    <span className="visually-hidden">{columns.term}: </span>
                    {term}
                  </span>
                  <span>{price && <Price>{servicePrice(price)}</Price>}</span>
                  <Icon name="arrow" className="wide-only" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SignLegs />
    </SectionContent>
  ))
  return <SectionFrame id="services" {...content} />
}
