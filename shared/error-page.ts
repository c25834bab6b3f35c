interface Outcome {
  is404?: boolean | null | undefined
  abortStatusCode?: number | undefined
  data?: unknown
}

/** Status of the error page shown, or null when the page is what was asked for. */
export function errorStatus({ is404, abortStatusCode, data }: Outcome): number | null {
  if (is404) return 404
  if (abortStatusCode) return abortStatusCode
  return data ? null : 500
}

/** Why there is no page, with the address asked for: pages give a reason, an address without a page has none. */
export const missingMessage = (abortReason: unknown, address: string) =>
  `${typeof abortReason === 'string' ? abortReason : 'Page not found'}: ${address}`
