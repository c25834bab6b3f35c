import { usePageContext } from 'vike-react/usePageContext'
import type { PageData } from '#shared/page-data.ts'
import { breadcrumbNodes } from '#shared/structured-data/breadcrumbs.ts'
import { structuredText } from '#shared/structured-data/node.ts'
import { organizationNode, webSiteNode } from '#shared/structured-data/organization.ts'

/** What search engines read of a page: the studio, the way here, and what the page itself tells of its content. */
export function StructuredData({ data }: { data: PageData }) {
  const pageContext = usePageContext()
  const { site, config } = pageContext
  const nodes = [
    organizationNode(site),
    webSiteNode(site),
    ...breadcrumbNodes(site, data.breadcrumbs),
    ...(config.structuredData?.(pageContext) ?? []),
  ]
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(nodes) }} />
}
