import type { ComponentProps } from 'react'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import { PortraitStrip } from '#components/people/PortraitStrip.tsx'
import { SectionContent, SectionFrame } from '#components/ui/Section.tsx'
import type { Copy } from './copy.ts'
import type { Milepost } from './versts.ts'

interface Shown {
  copy: Copy['team']
  milepost: Milepost
  people: ComponentProps<typeof PortraitStrip>['people']
}

export function Portraits({ shown }: { shown: Shown | undefined }) {
  const content = useStaticPart('team', shown, ({ copy: { title, note }, milepost, people }) => (
    <SectionContent milepost={milepost} title={title} note={note} bleed={<PortraitStrip people={people} />} />
  ))
  return <SectionFrame id="team" isFlush {...content} />
}
