import { useData } from 'vike-react/useData'
import { lazyPart } from '#components/hydration/lazy.tsx'
import { BelowHero as serverRendered } from '#server-rendered/pages/index/BelowHero.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import styles from './IndexPage.module.css'

const LazyBelowHero = lazyPart(() => import('./BelowHero.tsx').then((file) => file.BelowHero), serverRendered)

export default function Page() {
  const { copy, projectCount, staticParts } = useData<Data>()
  return (
    <div className={styles.page}>
      <Hero copy={copy.hero} facts={staticParts.facts} hasProjects={projectCount > 0} />
      <LazyBelowHero />
    </div>
  )
}
