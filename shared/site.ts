/** Facts about the site's owner: their only source. */
export interface Site {
  name: string
  legalName: string
  /** May be empty, like the city and the street. */
  taxId: string
  productCode: string
  /** Public address without a trailing slash. */
  url: string
  /** The same as people read it: «https://лён.рф». */
  readableUrl: string
  indexable: boolean
  trailingSlash: true
  phones: string[]
  city: string
  street: string
  email: string
  hours: { from: string; to: string }
  foundedYear: number
  /** Days personal data of a lead is kept after delivery. */
  keepsRequestsDays: number
  social: SiteLink[]
  messengers: SiteLink[]
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

export interface SiteLink {
  name: string
  url: string
}

/** The postal address on one line; may be empty. */
export const postalAddress = ({ city, street }: Pick<Site, 'city' | 'street'>) =>
  [city, street].filter(Boolean).join(', ')

/** The brand of the demo; the environment overrides each fact (see `server/config/config.ts`). */
export const DEMO_SITE = {
  name: 'Верста',
  legalName: 'ООО «Верста»',
  taxId: '7700000000',
  productCode: 'versta',
  phones: ['+7 (495) 000-00-00'],
  city: 'Москва',
  street: 'Верстовой проезд, 12',
  email: 'hello@versta.example',
  hours: { from: '10.00', to: '19.00' },
  foundedYear: 2011,
  social: [{ name: 'Канал студии в мессенджере', url: 'https://channel.versta.example/' }],
  chatHost: 'Дарья Полосина',
  chatFace: '/pictures/team/darya-polosina.webp',
  messengers: [{ name: 'Мессенджер', url: 'https://chat.versta.example/' }],
} as const
