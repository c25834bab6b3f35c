import type { CasePopupData } from '#shared/project-case.ts'

const asked = new Map<string, Promise<CasePopupData>>()

/** A case is asked for once a visit; a failure is forgotten, so that it can be tried again. */
export function loadCase(code: string): Promise<CasePopupData> {
  const known = asked.get(code)
  if (known) return known
  const answer = fetchCase(code)
  asked.set(code, answer)
  answer.catch(() => asked.delete(code))
  return answer
}

async function fetchCase(code: string): Promise<CasePopupData> {
  const response = await fetch(`/api/cases/${code}.json`)
  if (!response.ok) throw new Error(`case ${code}: ${response.status}`)
  return (await response.json()) as CasePopupData
}
