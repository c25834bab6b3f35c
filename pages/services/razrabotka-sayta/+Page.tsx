import { useData } from 'vike-react/useData'
import { BelowHero as drawn } from '#drawn/pages/services/razrabotka-sayta/BelowHero.tsx'
import { later } from '#components/ui/later.tsx'
import type { Data } from './+data.ts'
import { SiteHero } from './SiteHero.tsx'

const LaterBelowHero = later(() => import('./BelowHero.tsx').then((file) => file.BelowHero), drawn)

export default function Page() {
  const { copy, service, breadcrumbs } = useData<Data>()
  return (
    <>
      <SiteHero breadcrumbs={breadcrumbs} service={service} picture={copy.picture} />
      <LaterBelowHero />
    </>
  )
}
