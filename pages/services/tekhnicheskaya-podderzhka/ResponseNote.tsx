import { Icon } from '#components/ui/Icon.tsx'
import styles from './ResponseRuler.module.css'

export function ResponseNote({ title, text }: { title: string; text: string }) {
  return (
    <details className={styles.note}>
      <summary className="tap">
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      <p>{text}</p>
    </details>
  )
}
