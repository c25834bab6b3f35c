import type { Site } from '../../shared/site.ts'
import { TRACKING_PARAMETERS } from '../../shared/tracking-parameters.ts'

export function robotsText({ indexable, url }: Site): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?popup=',
    // Crawlers fold such addresses into one.
    `Clean-param: ${TRACKING_PARAMETERS.join('&')} /`,
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n')
}
