export type Report = ReturnType<typeof createReport>

/** Lines as they come, and a table of them at the end. */
export function createReport() {
  const rows: { what: string; took: string; result: string }[] = []
  return {
    say: (line: string) => console.log(line),
    /** What was tried, and what came of it; throws unless `isGood`. */
    tell(what: string, result: string, isGood: boolean, ms?: number) {
      const took = ms === undefined ? '' : `${Math.round(ms)} ms`
      rows.push({ what, took, result })
      console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}: ${result} ${took}`.trimEnd())
      if (!isGood) throw new Error(`${what}: ${result}`)
    },
    finish() {
      console.log('')
      console.table(rows)
    },
  }
}
