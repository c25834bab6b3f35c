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
  const told = copyFor(status)
  return (
    <div className={styles.page} data-theme="night">
      <Blizzard status={status} />
      <div className={`wrap ${styles.text}`}>
        {told.name && <p className={styles.name}>{told.name}</p>}
        <h1>{told.title}</h1>
        <blockquote className={styles.quote}>
          <p>
            {copy.quote.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
          <cite>{copy.source}</cite>
        </blockquote>
        <p className={`lead ${styles.apology}`}>{told.apology}</p>
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

function copyFor(status: number) {
  if (status === 404) return copy.missing
  return status === 403 ? copy.refused : copy.broken
}

/** What the page itself has told, or the address nobody answers to. */
const messageOf = ({ abortReason, urlOriginal }: { abortReason?: unknown; urlOriginal: string }) =>
  typeof abortReason === 'string' ? abortReason : `Page not found: ${urlOriginal}`
