import { usePageContext } from 'vike-react/usePageContext'
import { telAddress } from '#shared/addresses.ts'
import { daylightAt } from '#shared/daylight.ts'
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
  const { urlPathname, hour, data } = usePageContext()
  const palette = data?.palette
  const [phone = ''] = phones

  return (
    <header
      className={classes(styles.header, palette && styles.coloured)}
      data-hour={urlPathname === '/' ? daylightAt(hour) : undefined}
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
