import { dirname, relative } from 'node:path'
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

const FRAME =
  /^(?:renderer\/|shared\/(?!lead\/read-lead)|components\/(?:ui|site|state|lead)|node_modules\/(?:vike|vike-react|zustand)\/)/

const isOf = (folder: RegExp) => (id: string) => folder.test(relative(import.meta.dirname, id))

/** `pages/blog/@code/Author.tsx` → `pages_blog_code`, `components/project/…` → `components_project`. */
const folderOf = (id: string) => relative(import.meta.dirname, dirname(id)).replace(/\W+/g, '_')

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
          // A group takes along what its modules import, unless a group of higher priority has it already.
          groups: [
            // Changes only when React does, so that browsers keep it across deploys.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
            // What every page shows: one file of script, one of styles.
            { name: 'frame', test: isOf(FRAME), priority: 3 },
            // One file a subject and one a page, not one a component: a view asks for few of each.
            { name: folderOf, test: isOf(/^components\//), priority: 2 },
            { name: folderOf, test: isOf(/^pages\//), priority: 1 },
          ],
        },
      },
    },
  },
})
