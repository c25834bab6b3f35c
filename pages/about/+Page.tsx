import { useData } from 'vike-react/useData'
import { lazyPart } from '#components/hydration/lazy.tsx'
import { BelowHero as serverRendered } from '#server-rendered/pages/about/BelowHero.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'

const LazyBelowHero = lazyPart(() => import('./BelowHero.tsx').then((file) => file.BelowHero), serverRendered)

export default function Page() {
  const { breadcrumbs, heading, years, copy } = useData<Data>()
  return (
    <>
      <Hero breadcrumbs={breadcrumbs} title={heading} lead={copy.lead} callback={copy.callback} years={years} />
      <LazyBelowHero />
    </>
  )
}
