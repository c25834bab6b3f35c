/** The six sectors of the wheel, clockwise from the top; each name is two lines on its sector. */
export const PRIZES = [
  { code: 'ads-audit', lines: ['Аудит', 'рекламы'] },
  { code: 'seo-discount', lines: ['Скидка', 'на SEO'] },
  { code: 'reputation-audit', lines: ['Аудит', 'репутации'] },
  { code: 'service-discount', lines: ['−20 %', 'на услугу'] },
  { code: 'support-month', lines: ['Месяц', 'поддержки'] },
  { code: 'site-audit', lines: ['Аудит', 'сайта'] },
] as const
