import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../../tests/support/browser/browser.ts'

const FOLDER = join(import.meta.dirname, 'lighthouse')
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLAGS = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors'

const ENDS_WITHIN_MS = 180_000

/** One run of Lighthouse on a simulated phone and slow connection. */
export interface LighthouseRun {
  scores: Record<(typeof CATEGORIES)[number], number>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

export function installLighthouse(): void {
  if (existsSync(CLI)) return
  console.log('Installing Lighthouse')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' })
}

export async function judge(address: string): Promise<LighthouseRun> {
  const { stdout: report } = await promisify(execFile)(
    process.execPath,
    [CLI, address, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${FLAGS}`],
    {
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      timeout: ENDS_WITHIN_MS,
      env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
    },
  )
  const { categories, audits } = JSON.parse(report) as Report
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100)
  return {
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as LighthouseRun['scores'],
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}
