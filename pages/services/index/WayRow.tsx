import { usePopupLink } from '#components/state/popup-link.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { Price } from '#components/ui/Price.tsx'
import type { Route } from './+data.ts'
import styles from './WayRow.module.css'

/** One route as a road with mileposts; the row opens the callback popup with the goal of the route. */
export function WayRow({ route: { goal, name, term, price, stops } }: { route: Route }) {
  return (
    <a className={styles.way} {...usePopupLink('callback', { reachgoal: goal })}>
      <h3 className="d4">{name}</h3>
      <ol>
        {stops.map((stop) => (
          <li key={stop.name} className="lines">
            <b>{stop.name}</b>
            <small>{stop.when}</small>
          </li>
        ))}
      </ol>
      <p>
        <b className="d4">{term}</b>
        <span>
          <Price>{price}</Price>
        </span>
      </p>
      <Icon name="arrow" className="wide-only" />
    </a>
  )
}
