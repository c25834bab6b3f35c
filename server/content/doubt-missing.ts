import type { ContentReader } from '../../shared/content-reader.ts'
import { UpstreamInvalid } from '../base/errors.ts'
import { CONTRACT } from './contract.ts'
import type { Upstream } from './upstream/upstream.ts'

/** Never missing from an upstream that is the right one. */
const OBLIGATORY = '/services/'

/**
 * An upstream that is not believed when it says that an item is missing while the list of its area shows it or cannot
 * be read, or that an optional list is missing along with an obligatory one: a wrong host or a default page in a
 * deploy answers 404 to everything.
 */
export function doubtMissing(upstream: Pick<Upstream, 'get'>, lists: ContentReader): Pick<Upstream, 'get'> {
  return {
    async get(path, known) {
      const reply = await upstream.get(path, known)
      if (reply.kind === 'missing') await doubt(path)
      return reply
    },
  }

  async function doubt(path: string): Promise<void> {
    const [, area = '', code] = path.split('/')
    if (code) {
      const list = await CONTRACT[area]?.listed.read(lists)
      if (list?.some((item) => item.code === code))
        throw new UpstreamInvalid(`${path} is missing, but /${area}/ shows it`)
    } else if (CONTRACT[area]?.isOptional) {
      const obligatory = await upstream.get(OBLIGATORY, {})
      if (obligatory.kind === 'missing') throw new UpstreamInvalid(`${path} is missing, and so is ${OBLIGATORY}`)
    }
  }
}
