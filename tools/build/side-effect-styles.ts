import type { Plugin } from 'vite'

/** Excludes CSS modules from tree shaking, since importing one has an effect even if its names are unused. */
export const sideEffectStyles: Plugin = {
  name: 'side-effect-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}
