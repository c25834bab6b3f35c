import { usePageContext } from 'vike-react/usePageContext'
import type { PageData } from '#shared/page-data.ts'
import { breadcrumbNodes } from '#shared/structured-data/breadcrumbs.ts'
import { structuredText } from '#shared/structured-data/node.ts'
import { organizationNode, webSiteNode } from '#shared/structured-data/organization.ts'

/** JSON-LD of a page: the studio, the breadcrumbs, and the nodes of the page itself. */
export function StructuredData({ data }: { data: PageData }) {
  const pageContext = usePageContext()
  const { site, face, urlParsed, config } = pageContext
  const nodes = [
    organizationNode(site, urlParsed.pathname, face?.icons),
    webSiteNode(site),
    ...breadcrumbNodes(site, data.breadcrumbs),
    ...(config.structuredData?.(pageContext) ?? []),
  ]
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(nodes) }} />
}
