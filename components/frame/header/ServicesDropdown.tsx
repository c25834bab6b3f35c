import { serviceAddress } from '#shared/addresses.ts'
import { plural } from '#shared/format/plural.ts'
import type { FrameContent } from '#shared/navigation.ts'
import { useStaticPart } from '../../hydration/static-parts.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { ServiceIcon } from '../../services/ServiceIcon.tsx'
import { useFrame } from '../../state/site-context.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './ServicesDropdown.module.css'

/** The static part with the services. */
export const MENU_CARDS = 'menu'

export function ServicesDropdown() {
  const cards = useStaticPart(MENU_CARDS, useFrame(), Cards)
  return (
    <div className={`wrap ${styles.panel}`}>
      <ul className={styles.cards} {...cards} />
      <div className={styles.call} data-theme="night">
        <p className="d3">Расскажите про&nbsp;ваш проект</p>
        <p className="small muted">Подскажем, с&nbsp;какой услуги начать, даже если это не&nbsp;наша.</p>
        <CallbackLink>Напишите нам</CallbackLink>
      </div>
    </div>
  )
}

const Cards = ({ services, counts }: FrameContent) => (
  <>
    {services.map(({ code, name, description }) => (
      <li key={code}>
        <a href={serviceAddress(code)}>
          <ServiceIcon code={code} />
          <b>{name}</b>
          <span>{description}</span>
        </a>
      </li>
    ))}
    <li>
      <ArrowLink href="/services/" className={styles.all}>
        {allOf(counts.services)}
      </ArrowLink>
    </li>
  </>
)

const allOf = (count: number | undefined) =>
  count === undefined ? 'Все услуги' : `Все ${count}\u00a0${plural(count, ['услуга', 'услуги', 'услуг'])}`
