import type { ContentReader } from '../../shared/content-reader.ts'
import { UpstreamInvalid } from '../base/errors.ts'
import { CONTRACT } from './contract.ts'
import type { Upstream } from './upstream.ts'

/**
 * An upstream that is not believed when it says that an item is missing while the list of its area shows it, or cannot be
 * read: a wrong host or a default page in a deploy answers 404 to everything.
 */
export function doubtMissing(upstream: Pick<Upstream, 'get'>, lists: ContentReader): Pick<Upstream, 'get'> {
  return {
    async get(path, known) {
      const reply = await upstream.get(path, known)
      const [, area = '', code] = path.split('/')
      if (reply.kind !== 'missing' || !code) return reply
      const list = await CONTRACT[area]?.listed.read(lists)
      if (list?.some((item) => item.code === code))
        throw new UpstreamInvalid(`${path} is missing, but /${area}/ shows it`)
      return reply
    },
  }
}
