import { bundleProgram } from './bundle-program.ts'

await bundleProgram(['server/main.ts', 'tools/build/prove-renders.ts'], 'dist/program')
