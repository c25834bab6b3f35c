import { usePageContext } from 'vike-react/usePageContext'
import { ButtonLink } from '#components/ui/Button.tsx'
import { errorStatus } from '#shared/error-page.ts'
import { Blizzard } from './Blizzard.tsx'
import { copy } from './copy.ts'
import styles from './ErrorPage.module.css'

const INTERNAL = 500

export default function Page() {
  const pageContext = usePageContext()
  const status = errorStatus(pageContext) ?? INTERNAL
  const isMissing = status === 404
  return (
    <div className={styles.page} data-theme="night">
      <Blizzard status={status} />
      <div className={`wrap ${styles.text}`}>
        {isMissing && <p className={styles.name}>{copy.missing.name}</p>}
        <h1>{isMissing ? copy.missing.title : copy.broken.title}</h1>
        <blockquote className={styles.quote}>
          <p>
            {copy.quote.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
          <cite>{copy.source}</cite>
        </blockquote>
        <p className={`lead ${styles.apology}`}>{isMissing ? copy.missing.apology : copy.broken.apology}</p>
        <div className={styles.waysOn}>
          <ButtonLink href="/" size="large">
            На главную
          </ButtonLink>
          <ul>
            {copy.waysOn.map(({ name, address }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        {isMissing && <p className={styles.message}>{messageOf(pageContext)}</p>}
      </div>
    </div>
  )
}

/** What the page itself has told, or the address nobody answers to. */
const messageOf = ({ abortReason, urlOriginal }: { abortReason?: unknown; urlOriginal: string }) =>
  typeof abortReason === 'string' ? abortReason : `Page not found: ${urlOriginal}`
