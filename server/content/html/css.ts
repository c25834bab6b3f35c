import postcss, { type ChildNode, type Declaration, type Root } from 'postcss'

const ALLOWED_AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', 'layer', 'property'])
/** Without an escape or a backslash: browsers read `/\evil.example/` as another host. */
const HARMLESS_URL = /url\(\s*(['"]?)\/(?!\/)[^'")\s\\]*\1\s*\)/gi
/** Functions that load what they are given, as an address or as a text. */
const LOADING = /(?:url|src|image|image-set|expression)\s*\(|javascript:|\\/i

/**
 * A stylesheet of the API that stays in its box: no imports, no fonts, no addresses beyond our host, no rules
 * for the host element. Escapes are refused, since they can spell any of these. CSS that cannot be parsed gives ''.
 * At the top level, browsers skip `<!--` and `-->`, and end a declaration at its block: an import may follow either.
 */
export function cleanCss(css: string): string {
  const root = parse(css)
  if (!root) return ''
  root.walkComments((comment) => void comment.remove())
  root.walk(forgetInnerComments)
  root.walkAtRules((rule) => {
    if (!ALLOWED_AT_RULES.has(rule.name.toLowerCase())) rule.remove()
  })
  root.walkRules((rule) => {
    if (/:host|::slotted|:root|::part|<!--|-->|\\/i.test(rule.selector)) rule.remove()
  })
  root.walkDecls((declaration) => {
    if (declaration.parent === root || !isHarmless(declaration)) declaration.remove()
  })
  return root.toString().replaceAll('</', '<\\/')
}

/** PostCSS prints the raw text with comments, but only the text without them has been checked. */
function forgetInnerComments({ raws }: ChildNode): void {
  for (const name of ['value', 'selector', 'params']) delete raws[name]
}

function isHarmless({ prop, value }: Declaration): boolean {
  if (/^position$/i.test(prop) && !/^(?:static|relative|absolute)$/i.test(value)) return false
  if (/^(?:behavior|-moz-binding)$|\\/i.test(prop)) return false
  const beyondAddresses = value.replace(HARMLESS_URL, '')
  return !LOADING.test(beyondAddresses)
}

function parse(css: string): Root | null {
  try {
    return postcss.parse(css)
  } catch {
    return null
  }
}
