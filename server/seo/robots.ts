import type { Site } from '../../shared/site.ts'

/** Parameters that change nothing on a page, so that crawlers fold their addresses into one. */
const TRACKING = 'utm_source&utm_medium&utm_campaign&utm_content&utm_term&gclid&yclid&fbclid&_openstat&from'

export function robotsText({ indexable, url }: Site): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?popup=',
    `Clean-param: ${TRACKING} /`,
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')
}
