import { useData } from 'vike-react/useData'
import { BelowHero as drawn } from '#drawn/pages/index/BelowHero.tsx'
import { later } from '#components/ui/later.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import styles from './IndexPage.module.css'

const LaterBelowHero = later(() => import('./BelowHero.tsx').then((file) => file.BelowHero), drawn)

export default function Page() {
  const { copy, facts, projectCount } = useData<Data>()
  return (
    <div className={styles.page}>
      <Hero copy={copy.hero} facts={facts} hasProjects={projectCount > 0} />
      <LaterBelowHero />
    </div>
  )
}
