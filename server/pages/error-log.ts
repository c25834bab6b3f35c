import { missingMessage } from '../../shared/error-page.ts'
import { readableAddress } from '../../shared/readable-address.ts'
import type { Log } from '../base/log.ts'
import { loggedPath } from '../base/logged-path.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Logs why a visitor saw an error page; for a 404 also its address. */
export function logErrorPage({ status, reason }: Pick<RenderedPage, 'status' | 'reason'>, url: string, log: Log) {
  if (reason === null) return
  const said = status === 404 ? missingMessage(reason, readableAddress(loggedPath(url))) : reason
  log.info({ status, reason: said }, 'error page')
}
