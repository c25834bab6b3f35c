import type { Plugin } from 'vite'

/** A style sheet that is imported is there, whether or not the importer uses its names. */
export const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}
