import { createContext, use, useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Modal } from './Modal.tsx'
import styles from './Dialog.module.css'

/** How a host controls a dialog: it requests to be closed, animates out and reports that it is gone. */
export interface DialogControl {
  isOpen: boolean
  /** It replaces another dialog and continues its backdrop. */
  isNext: boolean
  onClose: () => void
  onClosed: () => void
}

interface DialogProps {
  control: DialogControl
  /** Width in columns of the 12-column grid. */
  columns: 5 | 6 | 7 | 8 | 9
  tape?: 'road' | 'error' | 'none'
  theme?: 'rye'
  role?: 'alertdialog'
  /** Has nothing to focus, so the dialog itself takes the focus: keys can scroll it. */
  isText?: boolean
  children: ReactNode
}

const TitleId = createContext('')

/** The popup shell. Server-rendered it is open without JavaScript; in the browser it becomes modal. */
export function Dialog({ control, columns, tape = 'road', theme, role, isText, children }: DialogProps) {
  const { isOpen, isNext, onClose, onClosed } = control
  const titleId = useId()
  return (
    <Modal
      open
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-n={columns}
      data-theme={theme}
      data-next={isNext || undefined}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      {tape !== 'none' && <div className={classes(styles.tape, tape === 'error' && styles.error)} aria-hidden="true" />}
      <form
        method="dialog"
        className={styles.close}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <button type="submit" aria-label="Закрыть">
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.content} {...(isText && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}>
        <TitleId value={titleId}>{children}</TitleId>
      </div>
    </Modal>
  )
}

/** The heading that labels a dialog. */
export function DialogTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <h2 id={use(TitleId)} className={className}>
      {children}
    </h2>
  )
}
