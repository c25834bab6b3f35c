import type { PageContext } from 'vike/types'
import { errorStatus } from '#shared/error-page.ts'

export default (pageContext: PageContext) => {
  const { data, site } = pageContext
  const status = errorStatus(pageContext)
  if (status === 404) return `Ошибка 404 — ${site.name}`
  return data && !status ? data.title : `Ошибка — ${site.name}`
}
