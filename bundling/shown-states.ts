import type { Plugin } from 'postcss'

/** What a style sheet says of `:hover` holds for `[data-state='hover'] *` as well, so that a page can show it. */
export const shownStates: Plugin = {
  postcssPlugin: 'shown-states',
  Rule(rule) {
    if (rule.selector.includes('data-state')) return
    rule.selector = rule.selector
      .replaceAll(':focus-visible', ":is(:focus-visible, [data-state='focus-visible'] > *)")
      .replace(/:(hover|active|focus|user-valid)(?![\w-])/g, ":is(:$1, [data-state='$1'] *)")
  },
}
