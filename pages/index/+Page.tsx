import { useData } from 'vike-react/useData'
import { ContactBlock } from '#components/lead/ContactBlock.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { Mileage } from './Mileage.tsx'
import { Newspaper } from './Newspaper.tsx'
import { Portraits } from './Portraits.tsx'
import { ProjectStrips } from './ProjectStrips.tsx'
import { QuotedReview } from './QuotedReview.tsx'
import { RouteSheet } from './RouteSheet.tsx'
import { ServiceSign } from './ServiceSign.tsx'
import styles from './IndexPage.module.css'
import { WheelBand } from './WheelBand.tsx'

export default function Page() {
  const { copy, facts, projects, projectCount, services, servicesNote, review, team, posts } = useData<Data>()
  return (
    <div className={styles.page}>
      <Hero copy={copy.hero} facts={facts} />
      <ProjectStrips copy={copy.projects} projects={projects} total={projectCount} />
      {services.length > 0 && <ServiceSign copy={copy.services} note={servicesNote} services={services} />}
      <RouteSheet copy={copy.route} />
      <Mileage copy={copy.mileage} />
      {review && <QuotedReview copy={copy.review} review={review} />}
      {team.length > 0 && <Portraits copy={copy.team} people={team} />}
      <WheelBand copy={copy.wheel} />
      {posts.length > 0 && <Newspaper copy={copy.blog} posts={posts} />}
      <ContactBlock title={copy.lead.title} note={copy.lead.note} milepost={{ number: 8, name: copy.lead.name }} />
    </div>
  )
}
