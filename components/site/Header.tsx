import { usePageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { telAddress } from '#shared/addresses.ts'
import { daylightAt, type Daylight } from '#shared/daylight.ts'
import { errorStatus } from '#shared/error-page.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { useSite } from '../state/site-context.ts'
import { useMenu } from '../state/StateProvider.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { TopBar } from './TopBar.tsx'

export function Header() {
  const { name, phones, city, street, hours } = useSite()
  const toggleMenu = useMenu((state) => state.toggle)
  const pageContext = usePageContext()
  const { urlPathname, data } = pageContext
  const palette = data?.palette
  const [phone = ''] = phones

  return (
    <header
      className={classes(styles.header, palette && styles.coloured)}
      data-hour={lightOver(pageContext)}
      data-palette={palette}
    >
      <div className="wrap">
        <div className={styles.bar}>
          <a href="/" className={styles.home} aria-current={urlPathname === '/' ? 'page' : undefined}>
            <Logo className={styles.logo} label={`${name} — на главную`} />
          </a>
          <TopBar />
          <div className={styles.contacts}>
            <p className={styles.address}>
              {city}, {street}
            </p>
            <p>
              <a className={styles.phone} href={telAddress(phone)}>
                {phone}
              </a>
              <span>
                с {hours.from} до {hours.to}
              </span>
            </p>
            <CallbackLink size="small" tone={palette ? 'ink' : 'accent'}>
              Оставить заявку
            </CallbackLink>
          </div>
          <a className={styles.call} href={telAddress(phone)} aria-label={`Позвонить: ${phone}`}>
            <Icon name="phone" />
          </a>
          <a
            className={styles.burger}
            href="/sitemap/"
            aria-label="Открыть меню"
            data-vike="false"
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              toggleMenu(true)
            }}
          >
            <Icon name="burger" />
          </a>
        </div>
      </div>
      <MobileMenu />
    </header>
  )
}

/** The header stands in the sky of a landscape: by Moscow's hour at home, by night over an error. */
function lightOver(pageContext: PageContext): Daylight | undefined {
  if (errorStatus(pageContext)) return 'night'
  return pageContext.urlPathname === '/' ? daylightAt(pageContext.hour) : undefined
}
