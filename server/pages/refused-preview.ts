import type { Site } from '../../shared/site.ts'
import { plainPage, plainPagePolicy } from '../base/plain-page.ts'
import type { Answer } from './answer.ts'
import { isData } from './page-address.ts'
import { errorHeaders } from './page-headers.ts'
import { framedBy } from './page-policy.ts'
import type { RenderedPage } from './rendered-page.ts'

const REASON = 'The preview link is wrong or has expired'

/** What Vike sends when a page may not be seen: the client shows the error page. */
const DATA = JSON.stringify({ _abortCall: 'throw render(403)', abortStatusCode: 403, abortReason: REASON })

/** The 403 at a wrong link to a draft. Built once, since anybody may make such links up. */
export function refusedPreview(site: Site, panelUrl: string | null) {
  const body = plainPage(
    {
      title: 'Ошибка 403',
      heading: 'Путь закрыт',
      paragraphs: ['Ссылка на черновик устарела или скопирована не целиком. Попросите новую у того, кто её прислал.'],
      link: { address: '/', text: 'На главную' },
    },
    site,
  )
  const policy = plainPagePolicy(site)
  const facts = { status: 403, reason: REASON, caching: errorHeaders(403) }
  const document: Answer & Pick<RenderedPage, 'reason'> = {
    ...facts,
    kind: 'document',
    headers: [
      'content-type',
      'text/html; charset=utf-8',
      'content-security-policy',
      panelUrl === null ? policy : framedBy(panelUrl, policy),
    ],
    body,
  }
  const data: typeof document = { ...facts, kind: 'data', headers: ['content-type', 'application/json'], body: DATA }
  return (url: string) => (isData(url) ? data : document)
}
