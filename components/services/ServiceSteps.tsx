import type { Service } from '#shared/entities/service.ts'
import { Road } from '../ui/Road.tsx'

interface ServiceStepsProps {
  steps: Service['steps']
  title?: string
}

/** The steps of the work: a road with a striped milepost for each. */
export function ServiceSteps({ steps, title = 'Как едем' }: ServiceStepsProps) {
  if (steps.length === 0) return null
  return (
    <section id="steps" className="pb">
      <div className="wrap">
        <h2 className="d2 head">{title}</h2>
        <Road steps={steps} />
      </div>
    </section>
  )
}
