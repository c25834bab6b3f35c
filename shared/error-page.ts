interface Outcome {
  is404?: boolean | null | undefined
  abortStatusCode?: number | undefined
  data?: unknown
}

/** Status of the error page, or null when the requested page is shown. */
export function errorStatus({ is404, abortStatusCode, data }: Outcome): number | null {
  if (is404) return 404
  if (abortStatusCode) return abortStatusCode
  return data ? null : 500
}

/** As specified: the capital letters alone tell an item that is not there from an address that is no page at all. */
export const PAGE_NOT_FOUND = 'Page not found'
export const ITEM_NOT_FOUND = 'Page Not Found'

/** Why the error page is shown, with the requested URL; a URL without a page has no reason. */
export const missingMessage = (abortReason: unknown, address: string) =>
  `${typeof abortReason === 'string' ? abortReason : PAGE_NOT_FOUND}: ${address}`
