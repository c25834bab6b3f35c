import { useData } from 'vike-react/useData'
import { lazyPart } from '#components/hydration/lazy.tsx'
import { BelowHero as serverRendered } from '#server-rendered/pages/services/razrabotka-sayta/BelowHero.tsx'
import type { Data } from './+data.ts'
import { SiteHero } from './SiteHero.tsx'

const LazyBelowHero = lazyPart(() => import('./BelowHero.tsx').then((file) => file.BelowHero), serverRendered)

export default function Page() {
  const { copy, service, boards, breadcrumbs } = useData<Data>()
  return (
    <>
      <SiteHero breadcrumbs={breadcrumbs} service={service} picture={copy.picture} hasPrices={boards.length > 0} />
      <LazyBelowHero />
    </>
  )
}
