import { usePopupLink } from '#components/ui/popup-link.ts'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { Data } from './+data.ts'
import styles from './Vote.module.css'

/** Visitors who like the page may order one; those who do not may say why. */
export function Vote({ text }: { text: Data['copy']['vote'] }) {
  const yes = usePopupLink('seo-yes')
  const no = usePopupLink('seo-no')
  return (
    <section data-theme="night">
      <div className={`wrap ${styles.vote}`}>
        <h2 className="d3">{text.title}</h2>
        <p>
          <ButtonLink tone="snow" {...yes}>
            {text.yes}
          </ButtonLink>
          <ArrowLink {...no}>{text.no}</ArrowLink>
        </p>
      </div>
    </section>
  )
}
