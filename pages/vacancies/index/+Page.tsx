import { useData } from 'vike-react/useData'
import { VacancyForm } from '#components/lead/VacancyForm.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { PageHeader } from '#components/ui/PageHeader.tsx'
import { Road } from '#components/ui/Road.tsx'
import type { Data } from './+data.ts'
import { Seats } from './Seats.tsx'
import { Timetable } from './Timetable.tsx'

export default function Page() {
  const { copy, breadcrumbs, departures, seats } = useData<Data>()
  return (
    <>
      <div className="wrap">
        <PageHeader breadcrumbs={breadcrumbs} title={copy.title} lead={copy.lead}>
          <ButtonLink href="#lead">{copy.respond}</ButtonLink>
        </PageHeader>
      </div>
      <Timetable departures={departures} text={copy.timetable} />
      {seats.length > 0 && <Seats seats={seats} text={copy.seats} />}
      <section className="pt pb">
        <div className="wrap">
          <h2 className="d2 head">{copy.steps.title}</h2>
          <Road steps={copy.steps.items} />
        </div>
      </section>
      <VacancyForm {...copy.form} />
    </>
  )
}
