const THIN_NBSP = '\u202f'

/** 1208 → «1 208» */
export const groupDigits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, THIN_NBSP)
