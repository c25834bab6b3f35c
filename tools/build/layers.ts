import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Style sheets may load in any order: each names the order of the layers first. The layer of a
 * module follows from its folder.
 */
export const layersIn = (root: string) =>
  ({
    name: 'layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?(?!url)|$)/ },
      handler(code: string, id: string) {
        const path = relative(root, id)
        if (!/^(?:components|pages|renderer)\//.test(path)) return null
        const inLayer = /\.module\.css/.test(path) ? `@layer ${layerOf(path)} {\n${code}}` : code
        return { code: `@layer base, type, ui, site, page;\n${inLayer}`, map: null }
      },
    },
  }) satisfies Plugin

function layerOf(path: string): 'ui' | 'site' | 'page' {
  if (/^(?:pages|renderer\/_error)\//.test(path)) return 'page'
  return /^components\/(?:gallery|lead|slider|ui)\//.test(path) ? 'ui' : 'site'
}
