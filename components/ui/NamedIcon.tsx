import { createElement } from 'react'
import type { IconDrawing } from '#shared/icons.ts'

/** The fallback for a missing icon: a milestone. */
const FALLBACK: IconDrawing = {
  viewBox: '0 0 24 24',
  shapes: [{ element: 'circle', attributes: { cx: '12', cy: '12', r: '3', fill: 'currentColor' } }],
}

interface NamedIconProps {
  drawing: IconDrawing | null
  className?: string | undefined
}

/** An icon named by the content, always decorative: the text beside it names it. */
export function NamedIcon({ drawing, className }: NamedIconProps) {
  const { viewBox, shapes } = drawing ?? FALLBACK
  return (
    <svg className={className} viewBox={viewBox} width="24" height="24" aria-hidden="true">
      {shapes.map(({ element, attributes }, index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
}
