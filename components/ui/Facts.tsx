import type { ComponentType } from 'react'
import { Price } from './Price.tsx'

interface FactsProps {
  facts: readonly { name: string; value: string }[]
  className?: string | undefined
  figure?: ComponentType<{ children: string }>
}

/** Short facts as a list of names and figures; the caller lays them out. */
export function Facts({ facts, className, figure: Figure = Price }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
