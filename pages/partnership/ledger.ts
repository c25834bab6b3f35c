/** Share of every payment that goes to the partner, in per cent. */
const SHARE = 15

interface Payment {
  what: string
  paid: number
}

/** What the studio was paid and what the partner got of it, row by row and in all. */
export function ledgerOf(payments: readonly Payment[]) {
  const largest = Math.max(...payments.map(({ paid }) => paid))
  return {
    rows: payments.map((payment) => ({ ...entryOf(payment), part: payment.paid / largest })),
    total: entryOf({ what: '', paid: payments.reduce((sum, { paid }) => sum + paid, 0) }),
  }
}

const entryOf = ({ what, paid }: Payment) => ({ what, paid, reward: (paid * SHARE) / 100 })
