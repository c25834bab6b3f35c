import { describe, expect, test } from 'vitest'
import { PRIZES, stopAngle } from '../../../components/wheel/prizes.ts'

test('has the six prizes of the specification, in its order', () => {
  expect(PRIZES.map(({ name }) => name.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Аудит контекстной рекламы',
    'Скидка на SEO-оптимизацию',
    'Бесплатный аудит репутации',
    'Скидка 20 % на любую услугу',
    'Месяц технической поддержки в подарок',
    'Бесплатный аудит сайта',
  ])
})

describe('the wheel turns forward, by whole turns and less than one more', () => {
  test.each([
    [0, 1, 450],
    [0, 2, 810],
    [1, 1, 390],
    [1, 2, 750],
    [2, 1, 690],
    [2, 2, 1050],
    [3, 1, 630],
    [3, 2, 990],
    [4, 1, 570],
    [4, 2, 930],
    [5, 1, 510],
    [5, 2, 870],
  ])('prize %i after %i turns stops at %i°', (prize, turns, angle) => {
    expect(stopAngle(prize, turns)).toBe(angle)
  })
})
