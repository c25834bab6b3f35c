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
  const { copy, projects, projectCount, services, servicesNote, reviews, team, posts } = useData<Data>()
  const milepost = countMileposts()
  return (
    <>
      {projects.length > 0 && (
        <ProjectStrips
          copy={copy.projects}
          milepost={milepost(copy.projects)}
          projects={projects}
          total={projectCount}
        />
      )}
      {services.length > 0 && (
        <ServiceSign copy={copy.services} milepost={milepost(copy.services)} note={servicesNote} services={services} />
      )}
      <RouteSheet copy={copy.route} milepost={milepost(copy.route)} />
      <Mileage copy={copy.mileage} milepost={milepost(copy.mileage)} />
      {reviews.length > 0 && <QuotedReviews copy={copy.review} milepost={milepost(copy.review)} reviews={reviews} />}
      {team.length > 0 && <Portraits copy={copy.team} milepost={milepost(copy.team)} people={team} />}
      <WheelBand copy={copy.wheel} />
      {posts.length > 0 && <Newspaper copy={copy.blog} milepost={milepost(copy.blog)} posts={posts} />}
      <ContactBlock title={copy.lead.title} note={copy.lead.note} milepost={milepost(copy.lead)} />
    </>
  )
}
