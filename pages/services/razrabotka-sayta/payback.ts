/** What part of the promised leads a new site brings in each month of its first year. */
const RAMP = [0, 0.15, 0.37, 0.5, 0.6, 0.68, 0.78, 0.86, 0.9, 0.94, 0.97, 0.99]

export interface PaybackInput {
  /** Roubles. */
  price: number
  /** Roubles left from one order. */
  profit: number
  /** A month, once the site is known. */
  leads: number
  /** Per cent of the leads that buy. */
  share: number
}

export interface Payback {
  /** Profit so far less the price of the site, in roubles, month by month. */
  balance: number[]
  /** The first month that ends above zero, from 1; `null` when the year is not enough. */
  month: number | null
}

export function payback({ price, profit, leads, share }: PaybackInput): Payback {
  const monthly = (profit * leads * share) / 100
  let sum = -price
  const balance = RAMP.map((part) => (sum += monthly * part))
  const first = balance.findIndex((value) => value >= 0)
  return { balance, month: first === -1 ? null : first + 1 }
}
