import styles from './Road.module.css'

/** Steps as striped mileposts along a dashed road, which turns downwards on a phone. */
export function Road({ steps }: { steps: readonly { term?: string; name: string; text: string }[] }) {
  return (
    <ol className={styles.road} data-n={steps.length}>
      {steps.map(({ term, name, text }) => (
        <li key={name}>
          {term && <p className="caption muted">{term}</p>}
          <h3 className="d4">{name}</h3>
          <p className="small muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
