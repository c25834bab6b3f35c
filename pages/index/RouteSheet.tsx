import { useStaticPart } from '#components/hydration/static-parts.ts'
import { Gantt, GanttStep, type GanttBar } from '#components/ui/Gantt.tsx'
import { SectionContent, SectionFrame } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import type { Milepost } from './versts.ts'

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

interface Shown {
  copy: Copy['route']
  milepost: Milepost
}

/** The stages of the work under a ruler of weeks. */
export function RouteSheet({ shown }: { shown: Shown | undefined }) {
  const content = useStaticPart('route', shown, ({ copy: { weeks, title, note, steps }, milepost }) => (
    <SectionContent milepost={milepost} title={title} note={note} isTitleWide>
      <Gantt weeks={weeks}>
        <ol>
          {steps.map(({ code, name, text }) => (
            <GanttStep key={code} name={name} units={UNITS} {...(STAGES[code] ?? WHOLE)}>
              {text}
            </GanttStep>
          ))}
        </ol>
      </Gantt>
    </SectionContent>
  ))
  return <SectionFrame id="route" theme="frost" {...content} />
}
