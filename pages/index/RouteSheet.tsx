import { Gantt, GanttStep, type GanttBar } from '#components/ui/Gantt.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import type { Data } from './+data.ts'
import type { Verst } from './copy.ts'

/** Where each stage lies on the road, in halves of a week. */
const UNITS = 24
const STAGES: Record<string, GanttBar> = {
  discovery: { first: 1, length: 3 },
  prototype: { first: 3, length: 5 },
  design: { first: 6, length: 7 },
  build: { first: 11, length: 8 },
  content: { first: 16, length: 6 },
  launch: { first: 20, length: 5 },
}
const WHOLE: GanttBar = { first: 1, length: 12 }

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
      <Gantt weeks={weeks}>
        <ol {...rows} />
      </Gantt>
    </Section>
  )
}
