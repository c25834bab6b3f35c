import { useEffect, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { serviceAddress, telAddress } from '#shared/addresses.ts'
import { ABOUT_SUBSECTIONS, MOBILE_MENU, type FrameContent, type SectionCode } from '#shared/navigation.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { useFrame, useSite } from '../state/site-context.ts'
import { useMenu } from '../state/StateProvider.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './MobileMenu.module.css'

/** Slides in from the right on narrow screens; any change of page closes it. */
export function MobileMenu() {
  const frame = useFrame()
  const { phones, hours } = useSite()
  const { urlPathname } = usePageContext()
  const isOpen = useMenu((state) => state.isOpen)
  const toggle = useMenu((state) => state.toggle)
  const panel = useRef<HTMLDialogElement>(null)
  const [phone = ''] = phones

  useEffect(() => toggle(false), [urlPathname, toggle])
  useEffect(() => {
    if (isOpen) panel.current?.showModal()
    else panel.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={panel}
      className={styles.panel}
      data-theme="night"
      aria-label="Меню"
      onClose={() => toggle(false)}
      onClick={({ target }) => target === panel.current && toggle(false)}
    >
      <div className={styles.body}>
        <form method="dialog" className={styles.top}>
          <button type="submit" aria-label="Закрыть меню">
            <Icon name="close" />
          </button>
        </form>
        <nav aria-label="Разделы сайта">
          <ul>
            {MOBILE_MENU.map(({ code, name, address }) => (
              <MenuSection
                key={code}
                name={name}
                address={address}
                count={frame.counts[code]}
                subsections={subsectionsOf(code, frame)}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <CallbackLink>Напишите нам</CallbackLink>
          <p>
            <a href={telAddress(phone)}>{phone}</a>
            <span className="caption muted">
              с {hours.from} до {hours.to}
            </span>
          </p>
        </div>
      </div>
    </dialog>
  )
}

interface MenuSectionProps {
  name: string
  address: string
  count: number | undefined
  subsections: { name: string; address: string }[]
}

function MenuSection({ name, address, count, subsections }: MenuSectionProps) {
  const title = (
    <>
      {name}
      {count !== undefined && <sup>{count}</sup>}
    </>
  )
  if (subsections.length === 0)
    return (
      <li>
        <a href={address}>{title}</a>
      </li>
    )
  return (
    <li>
      <details name="menu">
        <summary>
          {title}
          <Icon name="plus" />
        </summary>
        <ul>
          {subsections.map((link) => (
            <li key={link.address}>
              <a href={link.address}>{link.name}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function subsectionsOf(code: SectionCode, { services }: FrameContent) {
  if (code === 'about') return [...ABOUT_SUBSECTIONS]
  if (code !== 'services' || services.length === 0) return []
  return [
    { name: 'Все услуги', address: '/services/' },
    ...services.map((service) => ({ name: service.name, address: serviceAddress(service.code) })),
  ]
}
