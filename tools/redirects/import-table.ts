import { resolveRedirects, USELESS } from '../../server/content/redirects.ts'
import type { Redirect } from '../../shared/entities/redirect.ts'
import { rowsOf, separatorOf, type Row } from './csv.ts'
import { isHeader, readLine, Refusal } from './read-line.ts'

export type Outcome = 'taken' | 'repaired' | 'known' | 'replaced' | 'refused'

export interface LineReport {
  line: number
  outcome: Outcome
  said: string
}

/**
 * What becomes of each line of a table, and of the redirects there were. Nothing of `before`
 * is lost but what is replaced.
 */
export async function importTable(text: string, before: readonly Redirect[], ownHost: string) {
  const separator = separatorOf(text)
  const rows = separator === null ? [] : rowsOf(text, separator)
  const all = new Map(before.map((one) => [one.from, one]))
  const lineOf = new Map<string, number>()
  /** Where the table has an address first, whatever became of that line. */
  const firstLineOf = new Map<string, number>()
  const header = rows[0] && isHeader(rows[0].cells) ? rows[0] : null
  const reports = rows.slice(header ? 1 : 0).map(taken)

  const circles = new Set<string>()
  await resolveRedirects([...all.values()], (from, reason) => {
    if (reason === USELESS.circle && lineOf.has(from)) circles.add(from)
  })
  for (const from of circles) {
    const known = before.find((one) => one.from === from)
    if (known) all.set(from, known)
    else all.delete(from)
  }
  const inCircle = new Set([...circles].map((from) => lineOf.get(from)))
  return {
    header,
    redirects: [...all.values()],
    reports: reports.map((report) =>
      inCircle.has(report.line)
        ? { ...report, outcome: 'refused' as const, said: `${report.said}: ходит по кругу` }
        : report,
    ),
  }

  function taken({ line, cells }: Row): LineReport {
    try {
      const redirect = readLine(cells, ownHost)
      const { from, to, isPermanent } = redirect
      const said = `${from} → ${to} (${isPermanent ? 301 : 302})`
      const earlier = firstLineOf.get(from)
      if (earlier === undefined) firstLineOf.set(from, line)
      const there = all.get(from)
      if (there && there.to === to && there.isPermanent === isPermanent)
        return { line, outcome: 'known', said: `${said}: уже есть${earlier ? `, строка ${earlier}` : ''}` }
      if (earlier !== undefined) throw new Refusal(`строка ${earlier} уже ведёт с этого адреса: ${there?.to}`)
      all.set(from, redirect)
      lineOf.set(from, line)
      if (there) return { line, outcome: 'replaced', said: `${said}: вместо ${there.to}` }
      const isAsWritten = cells[0] === from && cells[1] === to
      return {
        line,
        outcome: isAsWritten ? 'taken' : 'repaired',
        said: isAsWritten ? said : `${said}: было ${cells[0]} → ${cells[1]}`,
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { line, outcome: 'refused', said: `${cells.join(' ')}: ${error.message}` }
    }
  }
}
