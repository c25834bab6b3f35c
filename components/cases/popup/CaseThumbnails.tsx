import { useEffect, useRef } from 'react'
import type { CasePopupData } from '#shared/case/project-case.ts'
import { Picture } from '../../ui/Picture.tsx'
import { CaseLink } from '../CaseLink.tsx'
import styles from './CaseThumbnails.module.css'

/** The cases around this one in a column at the left, or in a strip above. */
export function CaseThumbnails({ cases, code: active }: { cases: CasePopupData['cases']; code: string }) {
  const list = useRef<HTMLOListElement>(null)
  const isEmpty = cases.length === 0

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, isEmpty])

  return (
    <nav className={styles.thumbnails} data-theme="night" aria-label="Все проекты">
      <ol ref={list} className="muted">
        {cases.map(({ code, name, picture, palette }) => (
          <li key={code} data-palette={palette}>
            <CaseLink code={code} aria-current={code === active ? 'true' : undefined}>
              <Picture path={picture} alt="" width={160} height={90} />
              <span>{name}</span>
            </CaseLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
