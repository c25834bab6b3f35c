import { bundleProgram } from './bundle-program.ts'

await bundleProgram(['server/main.ts', 'bundling/prove-renders.ts'], 'dist/program')
