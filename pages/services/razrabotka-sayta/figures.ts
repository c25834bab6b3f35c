import { groupDigits } from '#shared/format/price.ts'

/** Roubles as thousands with their sign: «+48», «−290». */
export function signedThousands(roubles: number): string {
  const thousands = Math.round(roubles / 1000)
  return `${thousands < 0 ? '−' : '+'}${groupDigits(Math.abs(thousands))}`
}
