import { messageOf } from '../../server/base/error-reason.ts'
import type { MediaHosts } from '../../server/media/media-hosts.ts'
import type { Originals } from '../../server/media/originals.ts'
import { measure } from '../../server/media/render-variant.ts'
import { mediaAddress } from '../../shared/media.ts'
import type { Report } from './finding.ts'

/** Whether the site can show a picture: it is on an allowed host, is there, and has a size. */
export async function checkPicture(
  picture: string,
  code: string,
  { hosts, originals }: { hosts: MediaHosts; originals: Originals },
  report: Report,
): Promise<void> {
  const address = upstreamAddress(picture, hosts)
  if (address === null) return report('lost', code, { what: 'foreignPicture', given: picture })
  try {
    const original = await originals.fetch(address, null)
    if (typeof original === 'string')
      return report('lost', code, { what: 'missingPicture', given: picture, reason: '404' })
    await measure(original.bytes).catch(() => report('lost', code, { what: 'brokenPicture', given: picture }))
  } catch (error) {
    report('lost', code, { what: 'missingPicture', given: picture, reason: messageOf(error) })
  }
}

/** As the site's own address of the picture leads to it; `null`: to nowhere. */
export const upstreamAddress = (picture: string, hosts: MediaHosts) =>
  hosts.addressOfMedia(mediaAddress(picture, { width: 640 }))
