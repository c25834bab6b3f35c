import type { Breadcrumb } from '../page-data.ts'
import type { Site } from '../site.ts'
import type { StructuredNode } from './node.ts'

/** None for home. */
export const breadcrumbNodes = ({ url }: Site, breadcrumbs: readonly Breadcrumb[]): StructuredNode[] =>
  breadcrumbs.length === 0
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: breadcrumbs.map(({ name, address }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: url + address,
          })),
        },
      ]
