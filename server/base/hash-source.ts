import { createHash } from 'node:crypto'

/** A script or style by its hash, as a content security policy allows it. */
export const hashSource = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
