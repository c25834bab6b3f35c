import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names content by its bytes: 132 bits of SHA-256. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Content may be dated ahead, its last change may not: RFC 9110 8.8.2.1. */
export const lastModified = (date: Date) => new Date(Math.min(date.getTime(), Date.now())).toUTCString()

/** `true` when the client has this very content already: RFC 9110 13.1, the tag counts before the date. */
export function isUnchanged(requestHeaders: IncomingHttpHeaders, etag: string, modifiedAt?: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = requestHeaders
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  if (since === undefined || !modifiedAt) return false
  return since.endsWith(' GMT') && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= Date.parse(since)
}

/** The body with its HTTP validators, or a 304. */
export function sendValidated(request: FastifyRequest, reply: FastifyReply, body: string | Buffer, modifiedAt?: Date) {
  const etag = `"${contentHash(body)}"`
  reply.header('etag', etag)
  if (modifiedAt) reply.header('last-modified', lastModified(modifiedAt))
  return isUnchanged(request.headers, etag, modifiedAt) ? reply.code(304).send() : reply.send(body)
}
