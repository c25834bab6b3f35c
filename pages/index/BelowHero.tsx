import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import { countMileposts } from '#components/ui/mileposts.ts'
import type { Data } from './+data.ts'
import { Mileage } from './Mileage.tsx'
import { Newspaper } from './Newspaper.tsx'
import { Portraits } from './Portraits.tsx'
import { ProjectStrips } from './ProjectStrips.tsx'
import { QuotedReviews } from './QuotedReviews.tsx'
import { RouteSheet } from './RouteSheet.tsx'
import { ServiceSign } from './ServiceSign.tsx'
import { WheelBand } from './WheelBand.tsx'

/** The page from its first sections on. */
export function BelowHero() {
  const { copy, sections, projects, projectCount, servicesNote, reviews, staticParts } = useData<Data>()
  const has = (section: string) => sections.some(({ id }) => id === section)
  const milepost = countMileposts()
  return (
    <>
      {has('projects') && (
        <ProjectStrips
          copy={copy.projects}
          milepost={milepost(copy.projects)}
          projects={projects}
          strips={staticParts.strips}
          total={projectCount}
        />
      )}
      {has('services') && (
        <ServiceSign
          copy={copy.services}
          milepost={milepost(copy.services)}
          note={servicesNote}
          services={staticParts.services}
        />
      )}
      <RouteSheet copy={copy.route} milepost={milepost(copy.route)} steps={staticParts.steps} />
      {copy.mileage && <Mileage copy={copy.mileage} milepost={milepost(copy.mileage)} facts={staticParts.mileage} />}
      {has('reviews') && <QuotedReviews copy={copy.review} milepost={milepost(copy.review)} reviews={reviews} />}
      {has('team') && <Portraits copy={copy.team} milepost={milepost(copy.team)} people={staticParts.team} />}
      {copy.wheel && <WheelBand copy={copy.wheel} />}
      {has('blog') && <Newspaper copy={copy.blog} milepost={milepost(copy.blog)} posts={staticParts.posts} />}
      <ContactBlock title={copy.lead.title} note={copy.lead.note} milepost={milepost(copy.lead)} />
    </>
  )
}
