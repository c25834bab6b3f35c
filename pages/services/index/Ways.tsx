import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { Section } from '#components/ui/Section.tsx'
import type { Route } from './+data.ts'
import { WayRow } from './WayRow.tsx'
import styles from './Ways.module.css'

interface WaysProps {
  title: string
  note: string
  other: string
  routes: readonly Route[]
}

/** For those who do not know what to order: ready routes through several services. */
export function Ways({ title, note, other, routes }: WaysProps) {
  return (
    <Section id="ways" theme="night" title={title} note={note}>
      {routes.map((route) => (
        <WayRow key={route.goal} route={route} />
      ))}
      <div className={`${styles.other} spread`}>
        <p className="h5">{other}</p>
        <CallbackLink tone="snow">Напишите нам</CallbackLink>
      </div>
    </Section>
  )
}
