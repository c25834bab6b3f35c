/** The six sectors of the wheel, clockwise from the top; each label is two lines on its sector. */
export const PRIZES = [
  { name: 'Аудит контекстной рекламы', lines: ['Аудит', 'рекламы'] },
  { name: 'Скидка на\u00a0SEO-оптимизацию', lines: ['Скидка', 'на SEO'] },
  { name: 'Бесплатный аудит репутации', lines: ['Аудит', 'репутации'] },
  { name: 'Скидка 20\u202f% на\u00a0любую услугу', lines: ['−20 %', 'на услугу'] },
  { name: 'Месяц технической поддержки в\u00a0подарок', lines: ['Месяц', 'поддержки'] },
  { name: 'Бесплатный аудит сайта', lines: ['Аудит', 'сайта'] },
] as const

export type Prize = (typeof PRIZES)[number]

const SECTOR = 360 / PRIZES.length

/** The wheel at rest: the second prize lies under the pointer, which is on the right. */
const REST = 30

/** How far the wheel is turned, in degrees, when it stops with a prize under the pointer after some full turns. */
export function stopAngle(prize: number, turns: number, from = REST): number {
  const way = 90 - prize * SECTOR - from
  return from + (((way % 360) + 360) % 360) + 360 * turns
}
