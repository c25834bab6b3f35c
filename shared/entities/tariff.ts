export interface Tariff {
  code: string
  name: string
  service: string | null
  description: string
  tooltip: string | null
  price: TariffPrice
  /** Roubles a month from the second month on. */
  priceNextMonth: number | null
  hoursPerMonth: number | null
  adsPerMonth: number | null
  isHit: boolean
  offer: TariffOffer
}

export interface TariffPrice {
  roubles: number
  /** The price is a lower bound: «от». */
  isFrom: boolean
  isMonthly: boolean
}

/** A tariff promises either a forecast with its works, or a list of marked options. */
export type TariffOffer =
  | { kind: 'forecast'; chart: string; mainResult: string; works: string[] }
  | { kind: 'options'; marks: TariffMark[] }

/** Included, not included, or included in the words given. */
export type TariffMark = boolean | string

/** The options of every tariff, in the order the API marks them. */
export const TARIFF_OPTIONS = [
  'Рекламная стратегия',
  'Подбор аудитории',
  'Настройка аналитики',
  'Установка пикселя',
  'Персональный менеджер',
  'Регулярные отчёты',
  'Оптимизация кампаний',
  'Работа с\u00a0бюджетом',
  'Ретаргетинг',
  'A/B-тесты',
  'Сквозная аналитика',
] as const
