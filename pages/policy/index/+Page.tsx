import { useData } from 'vike-react/useData'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { Withdraw } from '../Withdraw.tsx'
import type { Data } from './+data.ts'
import { Contents } from './Contents.tsx'
import { PolicyPart } from './PolicyPart.tsx'
import styles from '../PolicyPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, policy } = useData<Data>()
  return (
    <div className="wrap">
      <header className={`${styles.header} pt-hero`}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 className="d2">{copy.title}</h1>
        <Withdraw {...copy.withdraw} />
      </header>
      <div className={`${styles.columns} parts`}>
        <Contents policy={policy} copy={copy} />
        <div className={styles.text}>
          <section className={`${styles.summary} parts-m`} data-theme="rye">
            <h2 className="d4">{copy.summary}</h2>
            <ul className="taped">
              {policy.summary.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          {policy.sections.map((section, index) => (
            <PolicyPart key={section.title} number={index + 1} section={section} />
          ))}
          <section id="consent" className={styles.consent}>
            <h2 className="d4">{copy.consent.title}</h2>
            <p>{copy.consent.text}</p>
            <p>
              <a className="tap" href="/policy/consent/">
                {copy.consent.link}
              </a>
            </p>
          </section>
        </div>
      </div>
    </div>
  )
}
