import { useRef, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { telAddress } from '#shared/addresses.ts'
import { daylightAt, type Daylight } from '#shared/daylight.ts'
import { errorStatus } from '#shared/error-page.ts'
import { hoursText, postalAddress } from '#shared/site.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useSite } from '../../state/site-context.ts'
import { useBars } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Scrim } from '../../ui/Scrim.tsx'
import { Logo } from '../Logo.tsx'
import { MENU } from '../menu/use-menu-popover.ts'
import { TopBar } from './TopBar.tsx'
import { useBarsOnScroll } from './use-bars-on-scroll.ts'
import styles from './Header.module.css'

export function Header() {
  const site = useSite()
  const { name, hours } = site
  const { urlPathname, data } = usePageContext()
  const [phone] = site.phones
  const place = postalAddress(site)

  return (
    <Frame>
      <div className="wrap">
        <div className={`${styles.bar} abreast`}>
          <a href="/" className={`tap ${styles.home}`} aria-current={urlPathname === '/' ? 'page' : undefined}>
            <Logo height={38} label={`${name} — на главную`} />
          </a>
          <TopBar />
          <div className={`caption muted ${styles.contacts}`}>
            {place && <div className={styles.address}>{place}</div>}
            <div>
              {phone && (
                <a className={`numeric nowrap ${styles.phone}`} href={telAddress(phone)}>
                  {phone}
                </a>
              )}
              {hours && <span>{hoursText(hours)}</span>}
            </div>
            <CallbackLink size="small" tone={data?.palette ? 'ink' : 'accent'}>
              Оставить заявку
            </CallbackLink>
          </div>
          {phone && (
            <a className={styles.call} href={telAddress(phone)} aria-label={`Позвонить: ${phone}`}>
              <Icon name="phone" />
            </a>
          )}
          <button
            type="button"
            className={styles.burger}
            popoverTarget={MENU}
            aria-label="Открыть меню"
            aria-haspopup="dialog"
          >
            <Icon name="burger" />
          </button>
          <a className={classes(styles.burger, styles.withoutPopover)} href="/sitemap/" aria-label="Карта сайта">
            <Icon name="burger" />
          </a>
        </div>
      </div>
    </Frame>
  )
}

/** Shows and hides the header on scroll without rendering its children again. */
function Frame({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  useBarsOnScroll(header)
  const isIn = useBars((state) => state.isHeaderIn)
  const pageContext = usePageContext()
  const palette = pageContext.data?.palette

  return (
    <>
      <Scrim className={styles.backdrop} />
      <header
        ref={header}
        className={classes(styles.header, palette && styles.coloured, !isIn && styles.away)}
        data-hour={lightOver(pageContext)}
        data-palette={palette}
        inert={!isIn}
      >
        {children}
      </header>
    </>
  )
}

/** On a landscape the header takes the light of its sky: by Moscow's hour at home, by night over an error. */
function lightOver(pageContext: PageContext): Daylight | undefined {
  if (errorStatus(pageContext)) return 'night'
  return pageContext.urlPathname === '/' ? daylightAt(pageContext.hour) : undefined
}
