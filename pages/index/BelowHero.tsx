import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import type { Data } from './+data.ts'
import { Mileage } from './Mileage.tsx'
import { Newspaper } from './Newspaper.tsx'
import { Portraits } from './Portraits.tsx'
import { ProjectStrips } from './ProjectStrips.tsx'
import { QuotedReviews } from './QuotedReviews.tsx'
import { RouteSheet } from './RouteSheet.tsx'
import { ServiceSign } from './ServiceSign.tsx'
import { milepostAt } from './versts.ts'
import { WheelBand } from './WheelBand.tsx'

/** The page from its first sections on. */
export function BelowHero() {
  const { copy, versts, projects, projectCount, reviews, staticParts } = useData<Data>()
  return (
    <>
      {versts.projects && (
        <ProjectStrips
          copy={copy.projects}
          milepost={milepostAt(versts, 'projects', copy.projects)}
          projects={projects}
          strips={staticParts.strips}
          total={projectCount}
        />
      )}
      {versts.services && <ServiceSign shown={staticParts.services} />}
      <RouteSheet shown={staticParts.route} />
      {copy.mileage && (
        <Mileage
          copy={copy.mileage}
          milepost={milepostAt(versts, 'mileage', copy.mileage)}
          facts={staticParts.mileage}
        />
      )}
      {versts.reviews && (
        <QuotedReviews copy={copy.review} milepost={milepostAt(versts, 'reviews', copy.review)} reviews={reviews} />
      )}
      {versts.team && <Portraits shown={staticParts.team} />}
      {copy.wheel && <WheelBand copy={copy.wheel} />}
      {versts.blog && <Newspaper shown={staticParts.blog} />}
      <ContactBlock title={copy.lead.title} note={copy.lead.note} milepost={milepostAt(versts, 'lead', copy.lead)} />
    </>
  )
}
