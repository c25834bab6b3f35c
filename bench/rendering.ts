import { execFileSync } from 'node:child_process'
import { bundleProgram } from '../tools/build/bundle-program.ts'
import type { Finding } from './finding.ts'
import { median } from './program.ts'
import { temporaryFolder } from './temporary-folder.ts'

const LEAST = 0.5
const PROGRAM = 'dist/bench/render-loop.js'

/** An uncached page with content from memory against `renderToString` of the same tree. */
export async function measureRendering(): Promise<Finding[]> {
  await bundleProgram('bench/render-loop.ts', 'dist/bench')
  const printed = execFileSync(process.execPath, [PROGRAM], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: temporaryFolder('data') },
  })
  const pages = JSON.parse(printed.toString()) as { address: string; ratios: number[] }[]
  for (const { address, ratios } of pages)
    console.log(`rendering ${address}: ${median(ratios).toFixed(2)} of bare React`)
  const ratio = median(pages.map(({ ratios }) => median(ratios)))
  return [
    {
      name: `uncached page ÷ bare renderToString, renders a second, ${pages.length} pages`,
      measured: ratio.toFixed(2),
      limit: `≥ ${LEAST}`,
      limitIs: 'React alone, the same tree to a string: no document, head or data',
      isWithin: ratio >= LEAST,
    },
  ]
}
