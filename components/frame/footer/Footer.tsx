import { usePageContext } from 'vike-react/usePageContext'
import { productAddress, serviceAddress, telAddress } from '#shared/addresses.ts'
import { ABOUT_SUBSECTIONS } from '#shared/navigation.ts'
import { hasCounters, hoursText, postalAddress, within, type SiteOnPage } from '#shared/site.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useFrame, useSite } from '../../state/site-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Logo } from '../Logo.tsx'
import { Themes } from '../Themes.tsx'
import styles from './Footer.module.css'

const SECTIONS = [
  { name: 'Проекты', address: '/projects/' },
  { name: 'Услуги', address: '/services/' },
  { name: 'Блог', address: '/blog/' },
  { name: 'Партнёрство', address: '/partnership/' },
  { name: 'SEO-аудит', address: '/promo/seo-audit/' },
  { name: 'Контакты', address: '/contacts/' },
]

/** Place of the product among the sections, if there is a product. */
const PRODUCT_PLACE = 3
const productOf = ({ productCode }: SiteOnPage) => ({ name: 'Магазин под ключ', address: productAddress(productCode) })

export function Footer() {
  const site = useSite()
  const { name, brand, phones, email, hours, social, copyrightSince, offerTerm } = site
  const place = postalAddress(site)
  const { services } = useFrame()
  const { year, data, config } = usePageContext()
  const { Landscape } = config

  return (
    <footer className={`pt-s ${styles.footer}`} data-theme="night">
      <div className="wrap">
        {!data?.endsWithCall && (
          <div className={`parts-m c84 pb-s ${styles.call}`}>
            <h2 className="d2">Получить персональное предложение</h2>
            <div>
              <p className="muted">
                Оставьте телефон: спросим о&nbsp;задаче и&nbsp;вернёмся с&nbsp;планом, сроками и&nbsp;сметой
                {within(offerTerm)}.
              </p>
              <CallbackLink size="large">Напишите нам</CallbackLink>
            </div>
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.contacts}>
            {Landscape ? (
              <h3>Контакты</h3>
            ) : (
              <a href="/" className={styles.home}>
                <Logo height={56} label={`${name} — на главную`} />
              </a>
            )}
            <address>
              {phones.map((phone) => (
                <p key={phone} className="d3">
                  <a href={telAddress(phone)}>{phone}</a>
                </p>
              ))}
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
              {(place || hours) && (
                <p className="muted small">
                  {place}
                  {place && hours && <br />}
                  {hours && `По\u00a0будням ${hoursText(hours)}`}
                </p>
              )}
              {social.map((link) => (
                <p key={link.url}>
                  <a className="iconed" href={link.url} target="_blank" rel="noopener noreferrer">
                    <Icon name="plane" />
                    {link.name}
                  </a>
                </p>
              ))}
            </address>
          </div>
          <FooterLinks
            title="Услуги"
            links={services.map((service) => ({ name: service.name, address: serviceAddress(service.code) }))}
          />
          <FooterLinks title="Студия" links={ABOUT_SUBSECTIONS} />
          <FooterLinks
            title="Разделы"
            links={site.productCode ? SECTIONS.toSpliced(PRODUCT_PLACE, 0, productOf(site)) : SECTIONS}
          />
        </div>
      </div>
      {Landscape && <Landscape name={name} />}
      <div className="wrap">
        <div className={`actions caption muted ${styles.bottom}`}>
          <span>
            © {copyrightSince && copyrightSince < year ? `${copyrightSince}–${year}` : year}, {brand}
          </span>
          <a className="tap" href="/sitemap/">
            Карта сайта
          </a>
          <a className="tap" href="/policy/">
            Политика конфиденциальности
          </a>
          {hasCounters(site.counters) && (
            <button type="button" className="tap" data-cookies="">
              Настройки куки
            </button>
          )}
          <Themes />
          <a className={styles.up} href="#top" aria-label="Наверх">
            <Icon name="arrowUp" />
          </a>
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  title: string
  links: readonly { name: string; address: string }[]
}

function FooterLinks({ title, links }: FooterLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={title}>
      <h3>{title}</h3>
      <ul className="taps">
        {links.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
