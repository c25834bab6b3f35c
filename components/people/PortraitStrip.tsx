import type { Employee } from '#shared/entities/employee.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './PortraitStrip.module.css'

interface PortraitStripProps {
  people: readonly Pick<Employee, 'code' | 'name' | 'role' | 'picture'>[]
}

/** Portraits from edge to edge, each with name and position. */
export function PortraitStrip({ people }: PortraitStripProps) {
  return (
    <ul className={`${styles.strip} tiles`}>
      {people.map(({ code, name, role, picture }) => (
        <li key={code}>
          <a href={`/team/#${code}`}>
            <Picture
              path={picture}
              alt=""
              width={320}
              height={427}
              sizes="(width < 640px) 50vw, (width < 1024px) 34vw, 17vw"
            />
            <p className="caption named">
              <b>{name}</b>
              {role}
            </p>
          </a>
        </li>
      ))}
    </ul>
  )
}
