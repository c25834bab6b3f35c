import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, some of which mostly wait: started last, they would delay the end of the run. */
const LONGEST = [
  'e2e/look/every-page',
  'e2e/look/every-width',
  'e2e/look/first-screen',
  'e2e/navigation/two-builds',
  'leads/crash',
  'leads/smtp',
  'rendering/proof',
  'leads/channels',
  'leads/standby',
  'tools/warm',
  'media/memory',
  'e2e/content/hostile-content',
  'e2e/boot/back',
  'e2e/frame/counters',
  'e2e/cases/gallery',
  'e2e/boot/static-parts',
  'e2e/popups/popups',
  'e2e/boot/presses',
  'e2e/boot/cold-visit',
  'e2e/navigation/navigation',
  'e2e/look/wheel',
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
