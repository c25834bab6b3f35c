import type { CasePopupData } from '#shared/case/project-case.ts'

const requests = new Map<string, Promise<CasePopupData>>()

/** Cached for the visit; a failed request is evicted, so that it can be retried. */
export function loadCase(code: string): Promise<CasePopupData> {
  const cached = requests.get(code)
  if (cached) return cached
  const request = fetchCase(code)
  requests.set(code, request)
  request.catch(() => requests.delete(code))
  return request
}

async function fetchCase(code: string): Promise<CasePopupData> {
  const response = await fetch(`/api/cases/${code}.json`)
  if (!response.ok) throw new Error(`case ${code}: ${response.status}`)
  return (await response.json()) as CasePopupData
}
