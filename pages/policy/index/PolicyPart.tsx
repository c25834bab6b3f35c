import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { PolicySection } from '#shared/policy.ts'
import styles from './PolicyPart.module.css'

/** A numbered part; the numbers of its items are text, so that they can be cited. */
export function PolicyPart({ number, section: { title, items } }: { number: number; section: PolicySection }) {
  return (
    <section id={`p${number}`} className={`${styles.part} line-topped`}>
      <h2 className="d3">
        <span>{number}</span> {title}
      </h2>
      <ol>
        {items.map((item, index) => (
          <li key={item} id={`p${number}.${index + 1}`}>
            <b className="plate">
              {number}.{index + 1}
            </b>
            <p>
              <Unbroken>{item}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
