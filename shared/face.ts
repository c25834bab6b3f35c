/** What a page is given to look like its owner's. */
export interface Face {
  logo: Logo
  /** Names of the icons at the root. */
  icons: readonly string[]
  /** Style that gives pages the owner's colour, or `null`: they have their own. */
  style: string | null
}

/** The name of the studio as it is drawn: what every logo on a page refers to. */
export interface Logo {
  viewBox: string
  /** What is drawn in that box. */
  drawing: string
}

/** `null` for a file that is no drawing with a `viewBox`. */
export function logoFrom(svg: string): Logo | null {
  const [, viewBox, drawing] = /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(svg) ?? []
  return viewBox && drawing ? { viewBox, drawing: drawing.trim() } : null
}

/** The symbol of a logo, for the one hidden drawing every `<use>` refers to. */
export const logoSymbol = ({ drawing }: Logo) => `<defs><g id="logo">${drawing}</g></defs>`
