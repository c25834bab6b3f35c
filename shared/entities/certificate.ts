import type { Tag } from './tag.ts'

export interface Certificate {
  code: string
  name: string
  issuer: string
  number: string | null
  issuedAt: Date | null
  validUntil: Date | null
  types: Tag[]
  employee: string | null
  picture: string | null
}
