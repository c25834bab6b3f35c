import { Icon } from '#components/ui/Icon.tsx'
import type { Data } from './+data.ts'
import styles from './Checklist.module.css'

type Words = NonNullable<Data['copy']['checklist']>

/** All points of the audit, numbered through. */
export function Checklist({ text: { title, note, groups } }: { text: Words }) {
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <section id="checklist" className="pt-s pb-s">
      <div className="wrap">
        <div className={`${styles.head} head parts`}>
          <h2 className="lines">
            <b>{total}</b> <span className="d2">{title}</span>
          </h2>
          <p>{note}</p>
        </div>
        <div className={`${styles.groups} parts-m`}>
          {groups.map((group, index) => (
            <Group key={group.name} {...group} start={firstNumber(groups, index)} isOpen={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

const firstNumber = (groups: Words['groups'], index: number) =>
  groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 1)

interface GroupProps {
  name: string
  items: readonly string[]
  start: number
  isOpen: boolean
}

/** On a phone the disclosure before it toggles the list; elsewhere the list is always open. */
function Group({ name, items, start, isOpen }: GroupProps) {
  return (
    <div className={styles.group}>
      <h3 className="d4">
        {name}
        <sup>{items.length}</sup>
      </h3>
      <details className={styles.toggle} open={isOpen}>
        <summary aria-label={`${name}: показать пункты`}>
          <Icon name="plus" />
        </summary>
      </details>
      <ol start={start}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </div>
  )
}
