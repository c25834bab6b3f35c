const THIN_NBSP = '\u202f'

/** 18000 → «18 000» */
export const groupDigits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, THIN_NBSP)

/** Roubles as thousands with their sign: «+48», «−290». */
export function signedThousands(roubles: number): string {
  const thousands = Math.round(roubles / 1000)
  return `${thousands < 0 ? '−' : '+'}${groupDigits(Math.abs(thousands))}`
}
