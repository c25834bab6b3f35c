import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import type { Data } from './+data.ts'
import styles from './Vote.module.css'

/** Whoever likes the page may have one like it. */
export function Vote({ text }: { text: Data['copy']['vote'] }) {
  return (
    <section data-theme="night">
      <div className={`wrap ${styles.vote}`}>
        <h2 className="d3">{text.title}</h2>
        <p>
          <CallbackLink tone="snow" reachgoal="click-ostavit-zayavku">
            {text.yes}
          </CallbackLink>
          <ArrowLink href="#lead">{text.no}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
