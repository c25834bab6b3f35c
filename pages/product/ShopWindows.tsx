import { ProjectResult } from '#components/cases/ProjectResult.tsx'
import { Picture } from '#components/ui/Picture.tsx'
import { projectAddress } from '#shared/addresses.ts'
import type { ProjectCard } from '#shared/entities/project.ts'
import styles from './ShopWindows.module.css'

/** Shops in a row from edge to edge, window beside window. */
export function ShopWindows({ title, shops }: { title: string; shops: readonly ProjectCard[] }) {
  return (
    <section className="pb-s">
      <div className="wrap">
        <h2 className="d2 head">{title}</h2>
      </div>
      <ul className={`${styles.windows} tiles`}>
        {shops.map(({ code, name, previewPicture, types, result }) => (
          <li key={code}>
            <a href={projectAddress(code)} data-palette={types[0]?.code ?? ''}>
              <Picture path={previewPicture} alt="" width={960} height={720} sizes="(width < 768px) 100vw, 34vw" />
              <div className="line-topped">
                <h3 className="d3">{name}</h3>
                {result && <ProjectResult result={result} isInline />}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
