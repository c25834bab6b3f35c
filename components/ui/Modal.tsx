import { useRef, type DialogHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import styles from './Modal.module.css'
import { useModal } from './use-modal.ts'

interface ModalProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> {
  isOpen: boolean
  /** The visitor wants it closed. */
  onClose: () => void
  /** It has played its way out. */
  onClosed: () => void
  /** How high above the page it lies. */
  layer: string | undefined
}

/** A dialog above the page, as large as the window unless its styles say otherwise; what it leaves of the page is a way out. */
export function Modal({ isOpen, onClose, onClosed, layer, className, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, { isOpen, onClose, onClosed })

  return (
    <div className={classes(styles.layer, layer)}>
      <dialog {...rest} ref={dialog} className={classes(styles.dialog, className)} data-leaving={!isOpen || undefined}>
        {children}
      </dialog>
      <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
    </div>
  )
}
