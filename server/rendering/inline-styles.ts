import { hashSource } from '../base/hash-source.ts'
import type { Sheets } from './sheets.ts'

/** As Vike links a sheet in the head. */
const LINK = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g

/** Of the template, and of what has stood there. */
const SPACE_BETWEEN_TAGS = /(?<=>)\s+(?=<|$)/g

interface Inlined {
  markup: string
  hash: string
}

/**
 * Puts the sheets of a document into it, so that the first paint waits for no other answer. They come last in the head:
 * messengers read only the beginning of a page. Their links stay, disabled: a browser does not load them then, nor does
 * Vite's loader when the app asks for the sheets of its page.
 *
 * `hash` allows the styles in a policy; it is `null` where a document is left as it is.
 */
export function styleInliner(sheets: Sheets) {
  const known = new Map<string, Inlined>()

  return function inlineStyles(document: string): { document: string; hash: string | null } {
    const headEnd = document.indexOf('</head>')
    const head = document.slice(0, headEnd)
    const addresses = [...head.matchAll(LINK)].map(([, address = '']) => address)
    if (addresses.length === 0 || !addresses.every((address) => sheets.has(address))) return { document, hash: null }
    const { markup, hash } = inlined(addresses)
    const rest = head.replaceAll(LINK, '').replaceAll(SPACE_BETWEEN_TAGS, '')
    return { document: rest + markup + document.slice(headEnd), hash }
  }

  /** The same for all pages of a file. */
  function inlined(addresses: readonly string[]): Inlined {
    const key = addresses.join()
    const made = known.get(key) ?? make(addresses)
    known.set(key, made)
    return made
  }

  function make(addresses: readonly string[]): Inlined {
    const style = addresses.map((address) => sheets.get(address)).join('')
    const links = addresses.map((address) => `<link rel="stylesheet" href="${address}" disabled>`).join('')
    return { markup: `${links}<style>${style}</style>`, hash: hashSource(style) }
  }
}
