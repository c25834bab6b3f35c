import { UpstreamInvalid } from '../../base/errors.ts'
import { isRecord } from '../../base/is-record.ts'

/** The reply of an area with its list. */
export function listIn(area: string, reply: unknown): Record<string, unknown> {
  if (!isRecord(reply) || !(isRecord(reply['ITEMS']) || Array.isArray(reply['ITEMS'])))
    throw new UpstreamInvalid(`/${area}/ has no ITEMS`)
  return reply
}

export const noneValid = (area: string) => new UpstreamInvalid(`/${area}/ has items, but no valid one`)
