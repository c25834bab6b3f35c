import { mediaParts } from '../../shared/media.ts'
import { BadInput } from '../base/errors.ts'

/** Where pictures may come from: a host, or a folder of it. */
export interface MediaHosts {
  /** The upstream address of what follows the variant in ours: `pictures/a.png` or `@cdn.example/a.png`. */
  addressOf(source: string): string
  /** That of a media address of ours; `null`: it is not served. */
  addressOfMedia(media: string): string | null
}

/** The API's host is allowed as a whole, unless `mediaHosts` names folders of it. */
export function createMediaHosts(apiUrl: string, mediaHosts: readonly string[]): MediaHosts {
  const api = new URL(apiUrl)
  const named = mediaHosts.map((host) => new URL(host))
  const allowed = named.some(({ host }) => host === api.host) ? named : [new URL(api.origin), ...named]

  function addressOf(source: string): string {
    const [, host = api.host, path = ''] = /^(?:@([^/]*)\/)?(.*)$/s.exec(source) ?? []
    if (!isPlain(path)) throw new BadInput(400, 'picture path is not allowed')
    const base = allowed.find((one) => one.host === host.toLowerCase() && isWithin(one, encodeURI(`/${path}`)))
    if (!base) throw new BadInput(403, 'pictures of this place are not served')
    return `${base.origin}${encodeURI(`/${path}`)}`
  }

  return {
    addressOf,
    addressOfMedia(media) {
      try {
        return addressOf(decodeURIComponent(mediaParts(media).source))
      } catch {
        return null
      }
    },
  }
}

/** No hidden files, no `..`, nothing that the two sides could parse differently. */
const isPlain = (path: string) => path.isWellFormed() && !/(?:^|\/)[./]|^@|[\\%?#\p{Cc}]/u.test(path)

const LONGEST_PATH = 1024
const LONGEST_NAME = 255

/** Whether a file system allows such a path; a longer one is invented, and neither fetched nor cached. */
export const canBeNamed = (path: string) =>
  path.length <= LONGEST_PATH && path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST_NAME)

/** By whole segments: `/upload-private` is no part of `/upload`. */
const isWithin = ({ pathname }: URL, path: string) =>
  path.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`)
