import type { SiteFacts, Sources } from './render.ts'

/** What pages use of other features. */
interface FeatureParts extends Pick<Sources, 'recordContent' | 'icons' | 'renderer'> {
  securityHeaders: { document: Record<string, string> }
}

/** What every page is rendered from: facts of the owner, and parts of other features. */
export function sourcesOf(
  { recordContent, icons, renderer, securityHeaders }: FeatureParts,
  { site, words, face, shareAddress, buildId }: Omit<SiteFacts, 'icons'>,
): Sources {
  const { 'content-security-policy': policy = '' } = securityHeaders.document
  return { recordContent, icons, renderer, site, words, face, shareAddress, buildId, policy }
}
