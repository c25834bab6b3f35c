/** What advertisements add to the address of a page; they change nothing on it. */
export const TRACKING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'yclid',
  'fbclid',
  '_openstat',
  'from',
] as const
