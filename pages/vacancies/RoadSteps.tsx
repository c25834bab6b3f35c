import styles from './RoadSteps.module.css'

/** Steps as mileposts along a dashed road; the road turns downwards on a phone. */
export function RoadSteps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={styles.road}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3 className="d4">{name}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
