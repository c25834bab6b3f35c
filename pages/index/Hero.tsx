import { usePageContext } from 'vike-react/usePageContext'
import { useStaticPart } from '#components/hydration/static-parts.ts'
import { Landscape } from '#components/landscape/Landscape.tsx'
import { Milepost } from '#components/landscape/Milepost.tsx'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { daylightAt } from '#shared/daylight.ts'
import type { Data } from './+data.ts'
import type { Copy } from './copy.ts'
import { NARROW_SCENE, WIDE_SCENE } from './hero-scenes.ts'
import styles from './Hero.module.css'

interface HeroProps {
  copy: Copy['hero']
  facts: Data['staticParts']['facts']
  hasProjects: boolean
}

/** The start of the road: the sky reaches up behind the header, the light is that of Moscow now. */
export function Hero({ copy, facts, hasProjects }: HeroProps) {
  const { hour } = usePageContext()
  const figures = useStaticPart('facts', facts, (known) =>
    known.map(({ value, name }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )),
  )
  return (
    <section className="sky" data-hour={daylightAt(hour)}>
      <div className={`wrap ${styles.text}`}>
        <h1 className="hero lines">
          {copy.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.row}>
          <p className="lead">{copy.lead}</p>
          <div className={styles.actions}>
            <CallbackLink size="large" reachgoal="click-ostavit-zayavku">
              {copy.callback}
            </CallbackLink>
            {hasProjects && <ArrowLink href="/projects/">{copy.projects}</ArrowLink>}
          </div>
        </div>
        <dl className={`${styles.facts} figures`} {...figures} />
      </div>
      <Landscape className={`${styles.wide} wide-only-m`} scene={WIDE_SCENE} anchor="xMaxYMax" isMoving>
        <Milepost x={2052} y={934} height={640} />
        <g transform="translate(2052 334)" fill="var(--snow)" textAnchor="middle">
          <rect x="-92" width="184" height="118" fill="var(--ink)" />
          <rect x="-86" y="6" width="172" height="106" fill="none" stroke="var(--snow)" strokeWidth="3" />
          <text y="74" fontSize="76" fontFamily="var(--f-display)" fontWeight="800">
            {copy.milepost.value}
          </text>
          <text y="100" fontSize="17" fontWeight="500">
            {copy.milepost.text}
          </text>
        </g>
      </Landscape>
      <Landscape className={styles.narrow} scene={NARROW_SCENE} anchor="xMidYMax" isMoving />
    </section>
  )
}
