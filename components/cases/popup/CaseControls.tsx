import type { CasePopupData } from '#shared/case/project-case.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { neighboursOf, type Direction } from './slides.ts'
import styles from './CaseControls.module.css'

interface CaseControlsProps {
  data: CasePopupData | null
  onGo: (direction: Direction) => void
  onClose: () => void
}

/** The close button, the position among all cases, links to the previous and the next. */
export function CaseControls({ data, onGo, onClose }: CaseControlsProps) {
  const { previous, next } = data ? neighboursOf(data) : { previous: null, next: null }
  return (
    <aside className={styles.controls} data-theme="night">
      <button
        type="button"
        className={classes(styles.button, styles.close)}
        aria-label="Закрыть кейс"
        onClick={onClose}
      >
        <Icon name="close" size={32} />
      </button>
      <p className={`caption muted nowrap abreast place ${styles.place}`} role="status">
        {data && data.place >= 0 && (
          <>
            <b className="numeric">{data.place + 1}</b> из&nbsp;{data.total}
            <span className="visually-hidden">{`: ${data.content.project.name}`}</span>
          </>
        )}
      </p>
      {previous && (
        <button
          type="button"
          data-leaf
          className={styles.button}
          aria-label={`Предыдущий кейс: ${previous.name}`}
          onClick={() => onGo('backward')}
        >
          <Icon name="arrowLeft" size={32} />
        </button>
      )}
      {next && (
        <button
          type="button"
          data-leaf
          className={`${styles.next} abreast`}
          aria-label={`Следующий кейс: ${next.name}`}
          onClick={() => onGo('forward')}
        >
          <span className="plate">{next.name}</span>
          <Icon name="arrow" />
        </button>
      )}
    </aside>
  )
}
