import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request carries the secret. Compares digests, so that neither length nor time tells anything of it. */
export const isBearer = (authorization: string | undefined, secret: string) =>
  isSame(authorization?.replace(/^Bearer /i, '') ?? '', secret)

export const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
