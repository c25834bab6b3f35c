import { useData } from 'vike-react/useData'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import type { Data } from './+data.ts'
import { FreeSeat } from './FreeSeat.tsx'
import { Poster } from './Poster.tsx'
import { Vacancies } from './Vacancies.tsx'
import styles from './TeamPage.module.css'

export default function Page() {
  const { breadcrumbs, copy, listing, vacancies } = useData<Data>()
  const { items, tags, currentTag, total } = listing
  return (
    <>
      <div className="wrap">
        <PageHeader breadcrumbs={breadcrumbs} title={copy.title} lead={total > 0 && copy.lead}>
          <CallbackLink>{copy.callback}</CallbackLink>
        </PageHeader>
        <TagFilter address="/team/" parameter="direction" tags={tags} current={currentTag} total={total} />
      </div>
      {total === 0 && (
        <div className="wrap">
          <EmptyList text={copy.empty}>
            <p className="muted">{copy.emptyNote}</p>
          </EmptyList>
        </div>
      )}
      {total > 0 && (
        <ul className={`${styles.posters} tiles`}>
          {items.map((person, index) => (
            <Poster
              key={person.code}
              person={person}
              words={copy}
              isWide={index === 0 && currentTag === null}
              isFirst={index === 0}
            />
          ))}
          <FreeSeat {...copy.seat} />
        </ul>
      )}
      <Vacancies items={vacancies} words={copy.vacancies} />
    </>
  )
}
