import type { Site } from '../../shared/site.ts'
import { plainPage, plainPagePolicy } from '../base/plain-page.ts'
import { splitQuery } from '../base/split-query.ts'
import type { Answer } from './answer.ts'
import { isData } from './page-address.ts'
import { errorHeaders } from './page-headers.ts'

/** What Vike sends when a page's data cannot be read: the client shows the error page. */
const DATA = JSON.stringify({ _abortCall: 'throw render(503)', abortStatusCode: 503, abortReason: 'Overloaded' })

/** Whether the address can only be that of a page or of its data. */
export function isOfPage(url: string): boolean {
  const [path] = splitQuery(url)
  return isData(url) || (path.endsWith('/') && !path.startsWith('/api/'))
}

/** The 503 under overload; the browser retries pages. Built once, since it is sent when time is shortest. */
export function overloadedAnswer(site: Site): (url: string) => Answer {
  const body = plainPage(
    {
      title: 'Сайт перегружен',
      heading: 'Слишком много посетителей сразу',
      paragraphs: ['Страница откроется, как только станет свободнее: через несколько секунд браузер обновит её сам.'],
      link: { address: '', text: 'Обновить сейчас' },
      refreshS: 10,
    },
    site,
  )
  const facts = { status: 503, caching: errorHeaders(503) }
  const policy = plainPagePolicy(site)
  const document: Answer = {
    ...facts,
    kind: 'document',
    headers: ['content-type', 'text/html; charset=utf-8', 'content-security-policy', policy],
    body,
  }
  const data: Answer = { ...facts, kind: 'data', headers: ['content-type', 'application/json'], body: DATA }
  const picture: Answer = { ...facts, kind: 'data', headers: ['content-type', 'text/plain; charset=utf-8'], body: '' }
  return (url) => {
    if (isData(url)) return data
    return isOfPage(url) ? document : picture
  }
}
