import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request carries the secret. Compares digests in constant time, so that nothing leaks about it. */
export function isBearer(authorization: string | undefined, secret: string): boolean {
  const [, given] = /^Bearer (.*)$/is.exec(authorization ?? '') ?? []
  return given !== undefined && isSameSecret(given, secret)
}

export const isSameSecret = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
