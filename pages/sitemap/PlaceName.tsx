import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { Place } from './lanes.ts'

export function PlaceName({ place: { name, address, count = 0 } }: { place: Place }) {
  const text = (
    <>
      <Unbroken>{name}</Unbroken>
      {count > 0 && <sup>{count}</sup>}
    </>
  )
  return address === null ? <span>{text}</span> : <a href={address}>{text}</a>
}
