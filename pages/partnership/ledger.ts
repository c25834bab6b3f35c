interface Payment {
  what: string
  paid: number
}

/** What the studio was paid and what the partner got of it, `share` per cent, row by row and in all. */
export function ledgerOf(payments: readonly Payment[], share: number) {
  const entryOf = ({ what, paid }: Payment) => ({ what, paid, reward: (paid * share) / 100 })
  const largest = Math.max(...payments.map(({ paid }) => paid))
  return {
    rows: payments.map((payment) => ({ ...entryOf(payment), part: payment.paid / largest })),
    total: entryOf({ what: '', paid: payments.reduce((sum, { paid }) => sum + paid, 0) }),
  }
}
