import { logoFrom, logoSymbol } from '#shared/face.ts'

/** The symbol of the logo, from the file the server keeps it in; empty where that cannot be read. */
export async function fetchLogo(): Promise<string> {
  const answer = await fetch('/logo.svg')
  const logo = answer.ok ? logoFrom(await answer.text()) : null
  return logo ? logoSymbol(logo) : ''
}
