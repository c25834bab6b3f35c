import { dirname, parse, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { bootEntry } from './tools/build/boot-entry.ts'
import { classNames } from './tools/build/class-names.ts'
import { digits } from './tools/build/digits.ts'
import { fontFaces } from './tools/build/font-faces.ts'
import { layersIn } from './tools/build/layers.ts'
import { pageSheets } from './tools/build/page-sheets.ts'
import { palettes } from './tools/build/palettes.ts'
import { serverRendered } from './tools/build/server-rendered.ts'
import { shownStates } from './tools/build/shown-states.ts'
import { sideEffectStyles } from './tools/build/side-effect-styles.ts'
import { subsetFonts } from './tools/build/subset-fonts.ts'

/**
 * Forms, the landscape of the footer and the error page belong to the pages that show them. What runs before the app is
 * none of it: it takes no module of the app, nor the app one of its.
 */
const FRAME =
  /^(?:renderer\/(?!_error|boot)|shared\/|components\/(?:dom|frame\/(?!footer\/(?:Lazy)?FooterLandscape)|gallery|hydration|slider|state|ui|lead\/CallbackLink)|node_modules\/(?:vike|vike-react|zustand)\/)/

/** What popups and the forms of pages share: each of these comes when it is asked for. */
const POPUPS = /^(?:components\/(?:ui\/(?:Dialog|Modal|Popup)|lead\/(?!phone-mask))|shared\/lead\/(?!read-lead))/

const APART = /^(?:components\/landscape\/page-layout|pages\/services\/RegisterEntry)/

/** Reached by static imports alone. What `import()` brings stays in files of its own, wherever its source lies. */
const FIRST_VIEW: '$initial'[] = ['$initial']

const isOf = (folder: RegExp) => (id: string) => folder.test(relative(import.meta.dirname, id))

const ownName = (id: string) => parse(id).name.replace(/\W+/g, '_')

/** `pages/blog/@code/Author.tsx` → `pages_blog_code`, `components/cases/…` → `components_cases`. */
const folderOf = (id: string) => relative(import.meta.dirname, dirname(id)).replace(/\W+/g, '_')

export default defineConfig(({ command }) => ({
  plugins: [layersIn(import.meta.dirname), bootEntry, serverRendered, sideEffectStyles, pageSheets, react(), vike()],
  // Settings are the server's: a build depends on none.
  envDir: false,
  // The server imports the built pages itself; by default their path is written into node_modules, which may be shared.
  vitePluginServerEntry: { disableAutoImport: true },
  css: {
    postcss: { plugins: [fontFaces, subsetFonts, palettes, digits, ...(command === 'serve' ? [shownStates] : [])] },
    // A page has hundreds of them; in development they tell where they come from.
    ...(command === 'build' && { modules: { generateScopedName: classNames() } }),
  },
  build: {
    target: 'baseline-widely-available',
    // Pictures and fonts stay files: inlined, they would block the first paint and grow every page.
    assetsInlineLimit: 0,
    // The sheets of pages are made of what is left, and minified then.
    cssMinify: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group takes along what its modules import, unless a group of higher priority has it already.
          groups: [
            // Changes only when React does, so that browsers keep it across deploys.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 4 },
            // What every page shows.
            { name: 'frame', test: isOf(FRAME), tags: FIRST_VIEW, priority: 3 },
            // What pages take that use nothing else of its folder.
            { name: ownName, test: isOf(APART), tags: FIRST_VIEW, priority: 3 },
            // One file a subject and one a page, not one a component: a view asks for few of each.
            { name: folderOf, test: isOf(/^components\//), tags: FIRST_VIEW, priority: 2 },
            { name: folderOf, test: isOf(/^(?:pages|renderer)\/(?!boot)/), tags: FIRST_VIEW, priority: 1 },
            { name: 'popups', test: isOf(POPUPS), priority: 0 },
          ],
        },
      },
    },
  },
}))
