import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Width in columns of the 12-column grid. */
  columns: 5 | 6 | 7 | 8 | 9
  role?: 'alertdialog'
  onClose: () => void
  children: ReactNode
}

/**
 * The popup shell on the native dialog, which keeps the focus inside and gives it back. Rendered by the server it
 * stands open without JavaScript; in the browser it becomes modal.
 */
export function Dialog({ title, columns, role, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.matches(':modal')) return
    element.removeAttribute('open')
    element.showModal()
  }, [])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      open
      role={role}
      aria-labelledby={titleId}
      aria-modal="true"
      className={classes(styles.dialog, styles[`columns${columns}`])}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.tape} aria-hidden="true" />
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Закрыть">
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.body}>
        <h2 id={titleId} className="d3">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
