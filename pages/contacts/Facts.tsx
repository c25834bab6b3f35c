import { useSite } from '#components/state/site-context.ts'
import { hoursText, postalAddress } from '#shared/site.ts'
import type { Data } from './+data.ts'
import styles from './Facts.module.css'

/** Mail, address, hours and the places where the studio talks. */
export function Facts({ names }: { names: Data['copy']['facts'] }) {
  const site = useSite()
  const { email, hours, messengers, social } = site
  const place = postalAddress(site)
  const links = [...messengers, ...social]
  return (
    <dl className={`${styles.facts} parts-s rows`}>
      {email && (
        <div>
          <dt className="caption muted">{names.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {place && (
        <div>
          <dt className="caption muted">{names.address}</dt>
          <dd>{place}</dd>
          <dd>
            <a href={routeTo(place)} target="_blank" rel="noopener noreferrer">
              {names.route}
            </a>
          </dd>
        </div>
      )}
      {hours && (
        <div>
          <dt className="caption muted">{names.hours}</dt>
          <dd>{`По\u00a0будням ${hoursText(hours)}`}</dd>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <dt className="caption muted">{names.social}</dt>
          {links.map(({ name, url }) => (
            <dd key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** From where the visitor is, in a planner that knows every lane. */
const routeTo = (place: string) => `https://yandex.ru/maps/?rtext=~${encodeURIComponent(place)}`
