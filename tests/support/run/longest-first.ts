import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, some of which mostly wait: started last, they would delay the end of the run. */
const LONGEST = [
  'e2e/every-page',
  'e2e/first-screen',
  'e2e/two-builds',
  'leads/crash',
  'leads/smtp',
  'rendering/proof',
  'leads/channels',
  'leads/standby',
  'tools/warm',
  'media/memory',
  'e2e/hostile-content',
  'e2e/boot-back',
  'e2e/counters',
  'e2e/gallery',
  'e2e/static-parts',
  'e2e/popups',
  'e2e/boot-presses',
  'e2e/cold-visit',
  'e2e/navigation',
  'e2e/wheel',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`))
  return index === -1 ? LONGEST.length : index
}
