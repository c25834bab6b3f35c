import { describe, expect, it } from 'vitest'
import { payback } from '../../pages/services/razrabotka-sayta/payback.ts'

const example = { price: 290_000, profit: 18_000, leads: 34, share: 24 }
const inThousands = (balance: number[]) => balance.map((value) => Math.round(value / 1000))

describe('payback of a site', () => {
  it('starts at the price and grows with the ramp of leads', () => {
    const { balance, month } = payback(example)
    expect(inThousands(balance)).toEqual([-290, -268, -214, -140, -52, 48, 162, 289, 421, 559, 701, 847])
    expect(month).toBe(6)
  })

  it('names no month when a year is not enough', () => {
    expect(payback({ ...example, profit: 3000 }).month).toBeNull()
  })
})
