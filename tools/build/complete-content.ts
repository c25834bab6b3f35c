/** What the build reads the site's content by. */
interface ContentSource<Content> {
  recordContent: () => { content: Content; dependencies: () => { isComplete: boolean } }
  contentStore: { refresh: (fits: () => boolean) => Promise<boolean> }
}

const ATTEMPTS = 3

/** Does `work` again if a part of the content could not be read in it; throws when that goes on. */
export async function withCompleteContent<Content, Result>(
  source: ContentSource<Content>,
  work: (content: Content) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { content, dependencies } = source.recordContent()
    const [outcome] = await Promise.allSettled([work(content)])
    if (dependencies().isComplete) {
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    }
    await source.contentStore.refresh(() => true)
  }
  throw new Error(`the content could not be read whole, ${ATTEMPTS} times`)
}
