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

/** Why the error page is shown, with the requested URL; a URL without a page has no reason. */
export const missingMessage = (abortReason: unknown, address: string) =>
  `${typeof abortReason === 'string' ? abortReason : 'Page not found'}: ${address}`
