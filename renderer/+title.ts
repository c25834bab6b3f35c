import type { PageContext } from 'vike/types'

export default ({ data, is404, site }: PageContext) => {
  if (is404) return `Ошибка 404 — ${site.name}`
  return data ? data.title : `Ошибка — ${site.name}`
}
