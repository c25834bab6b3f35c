import { usePageContext } from 'vike-react/usePageContext'
import { ButtonLink } from '#components/ui/Button.tsx'
import { errorStatus, missingMessage } from '#shared/error-page.ts'
import { readableAddress } from '#shared/readable-address.ts'
import { Blizzard } from './Blizzard.tsx'
import { copy } from './copy.ts'
import styles from './ErrorPage.module.css'

const INTERNAL = 500

export default function Page() {
  const pageContext = usePageContext()
  const { abortReason, urlOriginal } = pageContext
  const status = errorStatus(pageContext) ?? INTERNAL
  const isMissing = status === 404
  const text = copyFor(status)
  return (
    <div className={styles.page} data-theme="night">
      <div className={`wrap ${styles.text}`}>
        {text.name && <p className={styles.name}>{text.name}</p>}
        <h1>{text.title}</h1>
        <blockquote className={styles.quote}>
          <p className="lines">
            {copy.quote.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
          <cite>{copy.source}</cite>
        </blockquote>
        <p className={`lead ${styles.apology}`}>{text.apology}</p>
        <div className={`actions ${styles.waysOn}`}>
          <ButtonLink href="/" size="large">
            На&nbsp;главную
          </ButtonLink>
          <ul className="actions taps">
            {copy.waysOn.map(({ name, address }) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        {isMissing && (
          // In the browser Vike decodes some escapes (`%2f`, `%23`) differently: keep the server's text.
          <p className={`caption ${styles.message}`} lang="en" suppressHydrationWarning>
            {missingMessage(abortReason, readableAddress(urlOriginal))}
          </p>
        )}
      </div>
      <Blizzard status={status} />
    </div>
  )
}

function copyFor(status: number) {
  if (status === 404) return copy.missing
  return status === 403 ? copy.refused : copy.broken
}
