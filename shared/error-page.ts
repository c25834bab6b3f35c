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
