import { useStaticPart } from '#components/hydration/static-parts.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { RegisterEntry } from '../RegisterEntry.tsx'
import type { RegisterGroup } from './+data.ts'
import styles from './Register.module.css'

/** All services by group, cheapest first, as the index at the end of a book. */
export function Register({ title, groups }: { title: string; groups: readonly RegisterGroup[] }) {
  const lists = useStaticPart('register', groups, (known) =>
    known.map(({ id, name, lead, palette, address, services }, index) => (
      <section key={id} id={id} className={`${styles.group} parts-m`} data-palette={palette}>
        <p className={`${styles.post} abreast`} aria-hidden="true">
          <b className="plate centred">{index + 1}</b>
        </p>
        <header>
          <div>
            <h3 className="d3">{name}</h3>
            <p className="muted">{lead}</p>
            {address && (
              <ArrowLink href={address}>
                О&nbsp;направлении<span className="visually-hidden"> «{name}»</span>
              </ArrowLink>
            )}
          </div>
        </header>
        <ul className={`${styles.entries} signposts`}>
          {services.map((service) => (
            <RegisterEntry key={service.code} {...service} />
          ))}
        </ul>
      </section>
    )),
  )
  return (
    <section id="register" className="pt-s pb" aria-labelledby="register-title">
      <div className="wrap">
        <h2 id="register-title" className="visually-hidden">
          {title}
        </h2>
        <div {...lists} />
      </div>
    </section>
  )
}
