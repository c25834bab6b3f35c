import { useEffect, useRef, useSyncExternalStore } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { nameCounter } from '../state/counters.ts'
import { useSite } from '../state/site-context.ts'
import { areCookiesAccepted, watchConsent } from './edge/cookie-consent.ts'

const isAcceptedOnServer = () => false

/**
 * Third-party counters of the owner, each only with its id and only after the visitor has agreed; shows nothing. Pages shown
 * by a link to drafts are without it: their addresses hold a ticket.
 */
export function Counters() {
  const { counters } = useSite()
  const { urlParsed } = usePageContext()
  const isAccepted = useSyncExternalStore(watchConsent, areCookiesAccepted, isAcceptedOnServer)
  const address = urlParsed.pathname + (urlParsed.searchOriginal ?? '')
  const lastAddress = useRef<string>(null)
  const isAnyConfigured = Object.values(counters).some((id) => id !== null)

  useEffect(() => {
    nameCounter(counters.metrikaId)
    return () => nameCounter(null)
  }, [counters])

  useEffect(() => {
    const referrer = lastAddress.current === address ? null : lastAddress.current
    lastAddress.current = address
    if (!isAccepted || !isAnyConfigured) return
    import('./counter-scripts.ts').then(
      ({ countPage }) => countPage(counters, address, referrer),
      () => null,
    )
  }, [address, isAccepted, isAnyConfigured, counters])

  return null
}
