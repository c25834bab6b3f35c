export function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(withoutControls))
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Visitors' input must not send control sequences to the terminal. */
export const withoutControls = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
