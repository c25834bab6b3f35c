import { create, type } from 'superstruct'
import type { Certificate } from '../../../shared/entities/certificate.ts'
import type { Tag } from '../../../shared/entities/tag.ts'
import { typeset } from '../../../shared/typography.ts'
import { activePeriod, code, codes, day, picture, prose, reference, title, verbatim } from '../fields/raw.ts'
import { resolveTags } from '../fields/tags.ts'

export const RawCertificate = type({
  CODE: code,
  ...activePeriod,
  NAME: title,
  ISSUER: prose,
  NUMBER: verbatim,
  DATE_CREATE: day,
  VALID_UNTIL: day,
  TYPE: codes,
  EMPLOYEE: reference,
  PICTURE: picture,
})

export function normaliseCertificate(item: unknown, tags: readonly Tag[]): Certificate {
  const raw = create(item, RawCertificate)
  return {
    code: raw.CODE,
    name: raw.NAME,
    issuer: raw.ISSUER,
    number: typeset(raw.NUMBER) || null,
    issuedAt: raw.DATE_CREATE,
    validUntil: raw.VALID_UNTIL,
    types: resolveTags(raw.TYPE, tags),
    employee: raw.EMPLOYEE || null,
    picture: raw.PICTURE,
  }
}
