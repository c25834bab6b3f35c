import { createContext, use, useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { keepFocusInside } from './focus-trap.ts'
import { Icon } from './Icon.tsx'
import { useModal } from './use-modal.ts'

/** How its host leads a dialog: it asks to be closed, plays its way out and says when it is gone. */
export interface DialogControl {
  isOpen: boolean
  /** It takes the place of another dialog, whose backdrop goes on. */
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
  children: ReactNode
}

const TitleId = createContext('')

/**
 * The popup shell on the native dialog. Rendered by the server it stands open without JavaScript; in the browser it
 * becomes modal.
 */
export function Dialog({ control, columns, tape = 'road', theme, role, children }: DialogProps) {
  const { isOpen, isNext, onClose, onClosed } = control
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  useModal(dialog, isOpen, onClosed)

  const isBackdrop = ({ target, clientX, clientY }: MouseEvent | PointerEvent) => {
    const box = dialog.current?.getBoundingClientRect()
    if (!box || target !== dialog.current) return false
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  }

  return (
    <dialog
      ref={dialog}
      open
      role={role}
      aria-labelledby={titleId}
      aria-modal="true"
      className={classes(styles.dialog, styles[`columns${columns}`])}
      data-theme={theme}
      data-next={isNext || undefined}
      data-leaving={!isOpen || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => isOpen && onClose()}
      onKeyDown={keepFocusInside}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) onClose()
      }}
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
      <div className={styles.content}>
        <TitleId value={titleId}>{children}</TitleId>
      </div>
    </dialog>
  )
}

/** The heading a dialog is announced by. */
export function DialogTitle({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <h2 id={use(TitleId)} className={className}>
      {children}
    </h2>
  )
}
