/** Facts about the site's owner: their only source. What there may be none of is empty or `null`. */
export interface Site {
  name: string
  /** The name within a sentence: «студия „Лён“». */
  brand: string
  /** The same in the genitive: «блог студии „Лён“». */
  ofBrand: string
  legalName: string
  taxId: string
  registrationId: string
  productCode: string
  /** Public address without a trailing slash. */
  url: string
  /** The same as people read it: «https://лён.рф». */
  readableUrl: string
  indexable: boolean
  phones: string[]
  city: string
  street: string
  email: string
  hours: { from: string; to: string } | null
  /** How soon the studio calls back, «за полчаса», and sends an offer, «за один рабочий день»: a promise, or empty. */
  callbackTerm: string
  offerTerm: string
  foundedYear: number | null
  /** The first year of the copyright. */
  copyrightSince: number | null
  /** Days personal data of a lead is kept after delivery. */
  keepsRequestsDays: number
  social: SiteLink[]
  messengers: SiteLink[]
  /** The accent of pages, drawings and mails, as `#rrggbb`; `null`: that of the house. */
  colour: string | null
  /** The person who answers in the messengers. */
  chatHost: string
  /** Their portrait on the media host; falls back to the first letter of the name. */
  chatFace: string | null
  /** The legal line under the wheel; without it nothing is marked as advertising. */
  advertising: { advertiser: string; registryId: string } | null
  /** Recipients of leads by channel, as hosts: empty without a public name, `null` when switched off. */
  leadRecipients: {
    mail: string | null
    /** The content API. */
    upstream: string | null
    webhook: string | null
    calltouch: boolean
  }
  /** Ids of analytics counters; one without a value is off. */
  counters: {
    metrikaId: string | null
    crmScriptUrl: string | null
    /** Calltouch's separate id for visits. */
    calltouchCounterId: string | null
  }
}

/** Facts that nothing in a browser shows. */
const SERVER_FACTS = [
  'ofBrand',
  'legalName',
  'taxId',
  'registrationId',
  'readableUrl',
  'indexable',
  'foundedYear',
  'colour',
  'keepsRequestsDays',
  'leadRecipients',
] as const satisfies (keyof Site)[]

/** What pages are given to hydrate with. */
export type SiteOnPage = Omit<Site, (typeof SERVER_FACTS)[number] | 'counters' | 'advertising'> & {
  counters: CountersOnPage
  advertising?: Site['advertising']
}

/** Those that are on. */
export type CountersOnPage = Partial<Site['counters']>

export function siteOnPage({ counters, advertising, ...site }: Site): SiteOnPage {
  const on = Object.fromEntries(Object.entries(counters).filter(([, id]) => id !== null))
  const shown: SiteOnPage & Partial<Omit<Site, 'advertising'>> = {
    ...site,
    counters: on as Site['counters'],
    ...(advertising && { advertising }),
  }
  for (const fact of SERVER_FACTS) delete shown[fact]
  return shown
}

export interface SiteLink {
  name: string
  url: string
}

/** The postal address on one line; may be empty. */
export const postalAddress = ({ city, street }: Pick<Site, 'city' | 'street'>) =>
  [city, street].filter(Boolean).join(', ')

/** «с 10:00 до 19:00», for the middle of a sentence. */
export const hoursText = ({ from, to }: NonNullable<Site['hours']>) => `с\u00a0${from} до\u00a0${to}`

/** A promised time within a sentence, after its verb. */
export const within = (term: string) => term && ` ${term}`

/** Whether the site has anything to ask visitors' consent for. */
export const hasCounters = (counters: CountersOnPage) => Object.values(counters).some((id) => id !== null)
