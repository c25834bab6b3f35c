import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more, most of it waiting: begun last, they would be waited for by themselves. */
const LONGEST = ['leads/crash', 'media/memory', 'e2e/every-page', 'e2e/first-screen', 'e2e/wheel', 'leads/smtp']

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`))
  return place === -1 ? LONGEST.length : place
}
