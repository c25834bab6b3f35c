import postcss, { type Declaration, type Root } from 'postcss'

const ALLOWED_AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', 'layer', 'property'])
const HARMLESS_URL = /url\(\s*(['"]?)\/(?!\/)[^'")\s]*\1\s*\)/gi

/**
 * A stylesheet of the API that stays in its box: no imports, no fonts, no addresses beyond our host, no rules
 * for the host element. Escapes are refused, since they can spell any of these. CSS that cannot be parsed gives ''.
 */
export function cleanCss(css: string): string {
  const root = parse(css)
  if (!root) return ''
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    if (!ALLOWED_AT_RULES.has(rule.name.toLowerCase())) rule.remove()
  })
  root.walkRules((rule) => {
    if (/:host|::slotted|:root|::part|\\/i.test(rule.selector)) rule.remove()
  })
  root.walkDecls((declaration) => {
    if (!isHarmless(declaration)) declaration.remove()
  })
  return root.toString().replaceAll('</', '<\\/')
}

function isHarmless({ prop, value }: Declaration): boolean {
  if (/^position$/i.test(prop) && !/^(?:static|relative|absolute)$/i.test(value)) return false
  if (/^(?:behavior|-moz-binding)$|\\/i.test(prop)) return false
  const beyondAddresses = value.replace(HARMLESS_URL, '')
  return !/url\s*\(|image-set\s*\(|expression\s*\(|javascript:|\\/i.test(beyondAddresses)
}

function parse(css: string): Root | null {
  try {
    return postcss.parse(css)
  } catch {
    return null
  }
}
