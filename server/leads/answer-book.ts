import { createHash } from 'node:crypto'

export interface Answer {
  status: number
  body: object
}

export interface AnswerBook {
  /**
   * Runs `answer` once for a key and content and replays its answer after that; the same key with other content
   * is answered 409. Without a key every post is its own. Failures are not kept, so that a retry may succeed.
   */
  once(key: string | string[] | undefined, content: unknown, answer: () => Promise<Answer>): Promise<Answer>
}

interface Page {
  contentHash: string
  answer: Promise<Answer>
  expiresAt: number
}

const KEEP_MS = 24 * 60 * 60 * 1000
const MAX_PAGES = 10_000
const CONFLICT: Answer = { status: 409, body: { status: 'error', fields: [], fortuna: false } }

/** Held in memory for now: it moves to the store of the leads together with them. */
export function createAnswerBook(now: () => number = Date.now): AnswerBook {
  const pages = new Map<string, Page>()

  return {
    once(key, content, answer) {
      if (typeof key !== 'string' || key === '') return answer()
      const contentHash = hashOf(content)
      const known = pages.get(key)
      if (known && known.expiresAt > now())
        return known.contentHash === contentHash ? known.answer : Promise.resolve(CONFLICT)
      const page = { contentHash, answer: answer(), expiresAt: now() + KEEP_MS }
      pages.set(key, page)
      dropOldest()
      const forget = () => pages.get(key) === page && pages.delete(key)
      page.answer.then(({ status }) => status === 200 || forget(), forget)
      return page.answer
    },
  }

  function dropOldest() {
    const [oldest] = pages.keys()
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  }
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')
