/** Where an entry is seen on the site; a type that is not here makes no page. */
const PAGES = {
  project: (code) => `/projects/${code}/`,
  service: (code) => `/services/${code}/`,
  tariff: (_code, { service, product }) => (service ? `/services/${service.code}/` : product && `/${product}/`),
  post: (code) => `/blog/${code}/`,
  review: () => '/reviews/',
  employee: () => '/team/',
  certificate: () => '/certificates/',
  vacancy: (code) => `/vacancies/${code}/`,
}

const HOUR_MS = 3_600_000

/** A signed link to an entry's page, for the frame of the panel: as published, or as the draft would be. */
async function previewAddress(uid, { documentId, status }) {
  const pageOf = PAGES[uid.split('.').at(-1)]
  if (!pageOf) return null
  const populate = uid === 'api::tariff.tariff' ? ['service'] : []
  const entry = await strapi.documents(uid).findOne({ documentId, populate, status: 'draft' })
  const page = entry && pageOf(entry.code, entry)
  if (!page) return null
  const { previewLink } = await import('../../server/preview-link.ts')
  const link = previewLink(page, process.env.PREVIEW_SECRET, Date.now() + HOUR_MS)
  return `${process.env.SITE_URL}${link}${status === 'published' ? '&status=published' : ''}`
}

module.exports = { previewAddress }
