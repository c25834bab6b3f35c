import { Gantt, GanttStep, type GanttBar } from '#components/ui/Gantt.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import type { Data } from './+data.ts'
import type { Verst } from './copy.ts'

/** Where each stage lies on the road, in halves of a week. */
const UNITS = 24
const STAGES: Record<string, GanttBar> = {
  discovery: { first: 1, length: 3, tone: 'white' },
  prototype: { first: 3, length: 5, tone: 'frost' },
  design: { first: 6, length: 7, tone: 'rye' },
  build: { first: 11, length: 8, tone: 'ink' },
  content: { first: 16, length: 6, tone: 'pine' },
  launch: { first: 20, length: 5, tone: 'accent' },
}
const WHOLE: GanttBar = { first: 1, length: 12, tone: 'ink' }

interface RouteSheetProps {
  copy: Data['copy']['route']
  milepost: Verst
  steps: Data['staticParts']['steps']
}

/** The stages of the work under a ruler of weeks. */
export function RouteSheet({ copy: { weeks, title, note }, milepost, steps }: RouteSheetProps) {
  const rows = useStaticPart('steps', steps, (known) =>
    known.map(({ code, name, text }) => (
      <GanttStep key={code} name={name} units={UNITS} {...(STAGES[code] ?? WHOLE)}>
        {text}
      </GanttStep>
    )),
  )
  return (
    <Section id="route" milepost={milepost} title={title} note={note} isTitleWide theme="frost">
      <Gantt weeks={weeks} unit="twentyFourth">
        <ol {...rows} />
      </Gantt>
    </Section>
  )
}
