import { describe, expect, test } from 'vitest'
import { PRIZES, stopAngle } from '../../components/wheel/prizes.ts'

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
    [1, 1, 390],
    [2, 1, 690],
    [3, 2, 990],
    [4, 2, 930],
    [5, 2, 870],
  ])('prize %i after %i turns stops at %i°', (prize, turns, angle) => {
    expect(stopAngle(prize, turns)).toBe(angle)
  })
})
