import { rolldown } from 'rolldown'

/**
 * Puts the server, the built pages and their libraries into a few files: a start then reads those instead of two
 * thousand. What ships machine code or belongs to development stays outside.
 */
const bundle = await rolldown({
  input: 'server/main.ts',
  platform: 'node',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  external: ['sharp', 'vite', 'esbuild', /^@swc\//, /^rolldown/],
  logLevel: 'warn',
})
await bundle.write({
  dir: 'dist/program',
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
})
await bundle.close()
