import type { MouseEvent } from 'react'
import { usePopup } from '#components/state/StateProvider.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Price } from '#components/ui/Price.tsx'
import type { Route } from './+data.ts'
import styles from './WayRow.module.css'

/** One route as a road with mileposts; the row opens the callback popup with the goal of the route. */
export function WayRow({ route: { goal, name, term, price, stops } }: { route: Route }) {
  const open = usePopup((state) => state.open)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open('callback', goal)
  }
  return (
    <a className={styles.way} href="?popup=callback" rel="nofollow" onClick={onClick}>
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
