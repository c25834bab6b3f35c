import { randomUUID } from 'node:crypto'

/** A UUID of version 7: it begins with the time, so that leads lie in the order they came and indexes grow at one end. */
export function createLeadId(nowMs: number): string {
  const time = nowMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
