import { create, type } from 'superstruct'
import type { Redirect } from '../../../shared/entities/redirect.ts'
import { address, mark, path } from '../fields/raw.ts'

export const RawRedirect = type({ FROM: path, TO: address, PERMANENT: mark })

export function normaliseRedirect(item: unknown): Redirect {
  const { FROM, TO, PERMANENT } = create(item, RawRedirect)
  return { from: FROM, to: TO, isPermanent: PERMANENT }
}
