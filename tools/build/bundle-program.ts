import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown, VERSION, type Plugin } from 'rolldown'
import { rolldownVersion } from 'vite'
import { CHECKED_MODULES, withoutDeveloperChecks } from '../../server/rendering/build/developer-checks.ts'
import { mustMatch } from './must-match.ts'

/**
 * Bundles a program, the built pages and their libraries into a few files, so that a start reads those instead of two
 * thousand. External: native and development packages, what Fastify needs only for schemas and tests, and what is
 * imported lazily, with the first mail, when another build may already have replaced these files. Commands have no
 * pages, and ask the origin as tests do.
 */
export async function bundleProgram(
  input: string | string[],
  directory: string,
  { hasPages = true } = {},
): Promise<void> {
  if (VERSION !== rolldownVersion)
    throw new Error(`rolldown is ${VERSION}, but Vite brings ${rolldownVersion}: take the same, or two are installed`)
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [...(hasPages ? [withoutChecks, withoutGlob] : []), versionAlone, requiredOfNode, threads],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    external: [
      '@fastify/ajv-compiler',
      '@fastify/fast-json-stringify-compiler',
      ...(hasPages ? ['light-my-request'] : []),
      'sharp',
      'nodemailer',
      'harfbuzzjs',
      'wawoff2',
      'vite',
      'esbuild',
      /^@swc\//,
      /^rolldown/,
    ],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: directory,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    // Node reads them at each start.
    comments: { jsdoc: false, annotation: false },
    codeSplitting: { groups: [{ name: 'node', test: /^\0node:/ }] },
    cleanDir: true,
  })
  await bundle.close()
}

const withoutChecks = mustMatch({
  name: 'without-developer-checks',
  transform: {
    filter: { id: CHECKED_MODULES },
    handler(code) {
      return { code: withoutDeveloperChecks(code, this.parse(code)) }
    },
  },
} satisfies Plugin)

/** `node:module` is what the bundle requires the others by. */
const OF_NODE = builtinModules.filter((name) => name !== 'module')

/**
 * Importing a module of Node reads all its exports, those as well that make Node load more when they are read: the
 * whole of fetch for `node:http`, web cryptography for `node:crypto`. One that is required reads what is used.
 */
const requiredOfNode: Plugin = {
  name: 'required-of-node',
  resolveId: {
    filter: { id: new RegExp(`^(?:node:)?(?:${OF_NODE.join('|')})$`) },
    handler: (id) => `\0node:${id.replace(/^node:/, '')}`,
  },
  load: {
    filter: { id: /^\0node:/ },
    handler: (id) => `module.exports = process.getBuiltinModule('${id.slice(1)}')`,
  },
}

/** `@fastify/static` loads it at once for a way of serving we do not use. */
const withoutGlob = mustMatch({
  name: 'without-glob',
  transform: {
    filter: { id: /@fastify\/static\/index\.js$/ },
    handler: (code) => ({ code: code.replace("const { glob } = require('glob')", '') }),
  },
} satisfies Plugin)

/** A library that reads its own `package.json` reads the version. */
const versionAlone: Plugin = {
  name: 'version-alone',
  transform: {
    filter: { id: /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/ },
    handler: (code) => JSON.stringify({ version: (JSON.parse(code) as { version: string }).version }),
  },
}

const THREAD = /\bnew URL\(\s*'(\.\/[\w-]+-thread\.ts)',\s*import\.meta\.url\s*\)/

/** A worker thread's file becomes a separate entry. */
const threads: Plugin = {
  name: 'threads',
  transform: {
    filter: { code: THREAD },
    handler(code, importer) {
      const [, source = ''] = THREAD.exec(code) ?? []
      const file = this.emitFile({ type: 'chunk', id: join(dirname(importer), source) })
      return { code: code.replace(THREAD, `new URL(import.meta.ROLLUP_FILE_URL_${file})`) }
    },
  },
}
