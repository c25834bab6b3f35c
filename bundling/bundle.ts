import { bundleProgram } from './bundle-program.ts'

await bundleProgram('server/main.ts', 'dist/program')
