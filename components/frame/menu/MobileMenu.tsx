import { useRef, type ReactNode } from 'react'
import { serviceAddress, telAddress } from '#shared/addresses.ts'
import { ABOUT_SUBSECTIONS, NAVIGATION, type FrameContent, type SectionCode } from '#shared/navigation.ts'
import { hoursText } from '#shared/site.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useFrame, useSite } from '../../state/site-context.ts'
import { useMenu } from '../../state/StateProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Scrim } from '../../ui/Scrim.tsx'
import { Logo } from '../Logo.tsx'
import { Themes } from '../Themes.tsx'
import { MenuSection } from './MenuSection.tsx'
import { MENU, useMenuPopover } from './use-menu-popover.ts'
import styles from './MobileMenu.module.css'

/** Slides in from the right on narrow screens; any navigation closes it. */
export function MobileMenu() {
  const frame = useFrame()
  const { name, phones, hours } = useSite()
  const setOpen = useMenu((state) => state.setOpen)
  const [phone] = phones
  const close = () => setOpen(false)

  return (
    <MenuPanel>
      <i className={styles.tape} />
      <div className={styles.body}>
        <div className={`ends ${styles.top}`}>
          <Logo height={38} label={name} />
          <button type="button" popoverTarget={MENU} popoverTargetAction="hide" aria-label="Закрыть меню">
            <Icon name="close" />
          </button>
        </div>
        <nav className={styles.nav} aria-label="Разделы сайта">
          <ul>
            {NAVIGATION.map(({ code, name: title, address }, index) => (
              <MenuSection
                key={code}
                index={index}
                name={title}
                address={address}
                count={frame.counts[code]}
                subsections={subsectionsOf(code, frame)}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <CallbackLink className={styles.write} onOpen={close}>
            Напишите нам
          </CallbackLink>
          <p className="spread">
            {phone && (
              <a className="tap small nowrap" href={telAddress(phone)}>
                {phone}
              </a>
            )}
            {hours && <span className="small muted">{hoursText(hours)}</span>}
          </p>
          <Themes />
        </div>
      </div>
    </MenuPanel>
  )
}

/** The popover alone, so that opening it does not render its children again. */
function MenuPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null)
  const setOpen = useMenu((state) => state.setOpen)
  useMenuPopover(panel)
  return (
    <div className={styles.layer}>
      <dialog ref={panel} id={MENU} popover="auto" className={styles.panel} data-theme="night" aria-label="Меню">
        {children}
      </dialog>
      {/* Safari on iOS before 18.3 closes no popover by a press beside it. */}
      <Scrim onClick={() => setOpen(false)} />
    </div>
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
