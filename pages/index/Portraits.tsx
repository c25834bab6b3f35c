import type { ComponentProps } from 'react'
import { PortraitStrip } from '#components/people/PortraitStrip.tsx'
import { Section } from '#components/ui/Section.tsx'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import type { Copy, Verst } from './copy.ts'

interface PortraitsProps {
  copy: Copy['team']
  milepost: Verst
  people: ComponentProps<typeof PortraitStrip>['people']
}

export function Portraits({ copy: { title, note }, milepost, people }: PortraitsProps) {
  const strip = useStaticPart('team', people, (known) => <PortraitStrip people={known} />)
  return <Section id="team" milepost={milepost} title={title} note={note} bleed={<div {...strip} />} isFlush />
}
