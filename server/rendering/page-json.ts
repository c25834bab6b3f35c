import type { PageContextServer } from 'vike/types'

/** The page context passed to the client, in the format Vike's client parses. */
export function pageJson(pageContext: PageContextServer): string {
  const { config, pageId, routeParams, data } = pageContext
  const passed = (config.passToClient ?? []).flat().filter((name) => name in pageContext)
  const given = {
    ...Object.fromEntries(passed.map((name) => [name, pageContext[name as keyof PageContextServer]])),
    pageId,
    routeParams,
    data,
    _pageContextInitIsPassedToClient: true,
  }
  return JSON.stringify(given, marked).replaceAll('<', String.raw`\u003c`)
}

/** JSON has no dates and leaves out `undefined`. An exclamation mark prefixes values that are not strings. */
function marked(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value === undefined ? '!undefined' : value
  if (this[key] instanceof Date) return `!Date:${value}`
  return value.startsWith('!') ? `!${value}` : value
}
