import { useRef, type DialogHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { Scrim } from './Scrim.tsx'
import { useModal } from './use-modal.ts'
import styles from './Modal.module.css'

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  isOpen: boolean
  /** Requests closing. */
  onClose: () => void
  /** Called after the closing animation. */
  onClosed: () => void
  /** Class that sets another layer above the page than that of popups. */
  layer?: string | undefined
}

/** A dialog above the page, by default as large as the window; a press beside it closes it. */
export function Modal({ isOpen, onClose, onClosed, layer, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, { isOpen, onClose, onClosed })

  return (
    <div className={classes(styles.layer, layer)}>
      <dialog {...rest} ref={dialog} className={classes(styles.dialog, className)} data-leaving={!isOpen || undefined}>
        {children}
      </dialog>
      <Scrim onClick={onClose} />
    </div>
  )
}
