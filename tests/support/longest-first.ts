import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, which mostly wait: started last, they would delay the end of the run. */
const LONGEST = ['e2e/every-page', 'e2e/first-screen', 'leads/crash', 'rendering/proof', 'media/memory', 'leads/smtp']

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`))
  return index === -1 ? LONGEST.length : index
}
