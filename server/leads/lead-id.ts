import { randomUUID } from 'node:crypto'

/** A UUID of version 7: time-ordered, so that ids sort by arrival and indexes are appended to. */
export function createLeadId(nowMs: number): string {
  const time = nowMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
