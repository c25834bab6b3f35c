/** Everything the site says of its owner. No component repeats a fact of this list. */
export interface Site {
  name: string
  legalName: string
  /** Empty without one, like the city and the street. */
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
  /** Days personal data of a request is kept after it was delivered. */
  keepsRequestsDays: number
  social: SiteLink[]
  messengers: SiteLink[]
  /** Who answers in the messengers. */
  chatHost: string
  /** Their portrait on the host of pictures; without one the first letter of the name stands for it. */
  chatFace: string | null
  /** The legal line under the wheel; without it nothing is shown as an advertisement. */
  advertising: { advertiser: string; registryId: string } | null
  /** Whom requests are passed on to, by the host that takes them: empty when it has no public name, `null` for nobody. */
  leadRecipients: {
    mailServer: string | null
    /** The API that gives the content. */
    contentServer: string | null
    crm: string | null
    isCallTracked: boolean
  }
  /** Ids of counters, each off without its value. */
  counters: {
    metrikaId: string | null
    crmScriptUrl: string | null
    /** Calltouch counts a site's visits under an id of their own. */
    calltouchCounterId: string | null
  }
}

export interface SiteLink {
  name: string
  url: string
}

/** Where letters go, in a line; empty when there is no such place. */
export const placeOf = ({ city, street }: Pick<Site, 'city' | 'street'>) => [city, street].filter(Boolean).join(', ')

/** The brand of the demo; the environment overrides each fact (see `server/config.ts`). */
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
