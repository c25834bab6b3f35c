import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/** Style sheets may load in any order: each names the order of the layers first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(?:components|pages|renderer)\/.*\.css$/ },
    handler: (code) => ({ code: `@layer base, type, ui, site, page;\n${code}`, map: null }),
  },
}

export default defineConfig({
  plugins: [layerOrder, react(), vike()],
  build: {
    target: 'baseline-widely-available',
    // Pictures and fonts stay files: inlined, they would block the first paint and grow every page.
    assetsInlineLimit: 0,
    // The same groups on both sides: Vike links the styles of either build, and they must come out as one file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes only when React does, so that browsers keep it across deploys.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // What every page shows: one file of script, one of styles.
            { name: 'frame', test: /\/(?:renderer|components\/(?:ui|site|state|lead))\//, priority: 1 },
          ],
        },
      },
    },
  },
})
