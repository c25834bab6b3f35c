import type { Plugin } from 'postcss'

/** Lets `[data-state='hover'] *` match `:hover` rules too, so that a page can display the state. */
export const shownStates: Plugin = {
  postcssPlugin: 'shown-states',
  Rule(rule) {
    if (rule.selector.includes('data-state')) return
    rule.selector = rule.selector
      .replaceAll(':focus-visible', ":is(:focus-visible, [data-state='focus-visible'] > *)")
      .replace(/:(hover|active|focus|user-valid)(?![\w-])/g, ":is(:$1, [data-state='$1'] *)")
  },
}
