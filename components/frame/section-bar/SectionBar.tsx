import { useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { PageSection } from '#shared/page-data.ts'
import { useCurrentAnchor } from '../../dom/use-current-anchor.ts'
import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { useBars } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { useMarker } from './use-marker.ts'
import styles from './SectionBar.module.css'

/** The form at the end has no anchor in the bar and is not part of the last section that has one. */
const FORM = 'lead'

/**
 * In per cent of the screen from its top: a section is current once it has the larger part. None is shorter than this,
 * or the next one would be taken for current.
 */
const LINE = 40

/** Anchors of a long page, on wide screens, while the header is away. */
export function SectionBar() {
  const { data, urlPathname } = usePageContext()
  const sections = data?.sections ?? []
  // Another page has other elements under the same ids.
  return sections.length > 0 && <Bar key={urlPathname} sections={sections} />
}

function Bar({ sections }: { sections: readonly PageSection[] }) {
  const isIn = useBars((state) => !state.isHeaderIn)
  const current = useCurrentAnchor([...sections.map(({ id }) => id), FORM], LINE)
  const list = useRef<HTMLUListElement>(null)
  const marker = useMarker(
    list,
    sections.findIndex(({ id }) => id === current),
  )

  return (
    <div className={classes(styles.bar, isIn && styles.in)} data-theme="night" inert={!isIn}>
      <div className={`wrap abreast ${styles.row}`}>
        <nav className={styles.nav} aria-label="Разделы страницы">
          <ul ref={list} className="taps">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <i ref={marker} className={styles.marker} />
        </nav>
        <CallbackLink size="small">Оставить заявку</CallbackLink>
      </div>
    </div>
  )
}
