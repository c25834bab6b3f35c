import { useEffect, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { serviceAddress, telAddress } from '#shared/addresses.ts'
import { ABOUT_SUBSECTIONS, MOBILE_MENU, type FrameContent, type SectionCode } from '#shared/navigation.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { useFrame, useSite } from '../state/site-context.ts'
import { useMenu } from '../state/StateProvider.tsx'
import { keepFocusInside } from '../ui/focus-trap.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMedia } from '../ui/use-media.ts'
import { useModal } from '../ui/use-modal.ts'
import { Logo } from './Logo.tsx'
import { MenuSection } from './MenuSection.tsx'
import styles from './MobileMenu.module.css'

/** Slides in from the right on narrow screens; any change of page closes it. */
export function MobileMenu() {
  const frame = useFrame()
  const { name, phones, hours } = useSite()
  const { urlOriginal } = usePageContext()
  const isOpen = useMenu((state) => state.isOpen)
  const toggle = useMenu((state) => state.toggle)
  const isWide = useMedia('(width > 991px)')
  const panel = useRef<HTMLDialogElement>(null)
  const [phone = ''] = phones
  const close = () => toggle(false)
  useModal(panel, isOpen, close)

  useEffect(() => toggle(false), [urlOriginal, isWide, toggle])

  return (
    <dialog
      ref={panel}
      className={styles.panel}
      data-theme="night"
      data-leaving={!isOpen || undefined}
      aria-label="Меню"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
      onKeyDown={keepFocusInside}
      onClick={({ target }) => target === panel.current && close()}
    >
      <i className={styles.tape} aria-hidden="true" />
      <div className={styles.body}>
        <form
          className={styles.top}
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <Logo className={styles.logo} label={name} />
          <button type="submit" aria-label="Закрыть меню">
            <Icon name="close" />
          </button>
        </form>
        <nav className={styles.nav} aria-label="Разделы сайта">
          <ul>
            {MOBILE_MENU.map(({ code, name: title, address }) => (
              <MenuSection
                key={code}
                name={title}
                address={address}
                count={frame.counts[code]}
                subsections={subsectionsOf(code, frame)}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {/* Gone at once, so that the focus is back on the burger when the popup asks where it was. */}
          <CallbackLink className={styles.write} onOpen={() => panel.current?.close()}>
            Напишите нам
          </CallbackLink>
          <p>
            <a href={telAddress(phone)}>{phone}</a>
            <span className="small muted">
              с {hours.from} до {hours.to}
            </span>
          </p>
        </div>
      </div>
    </dialog>
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
