import { Icon } from '../ui/Icon.tsx'
import styles from './Field.module.css'

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className={`${styles.error} abreast caption`} id={id}>
      <Icon name="warning" size={18} />
      {text}
    </p>
  )
}
