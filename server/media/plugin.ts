import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { mediaAddress, type PictureSize } from '../../shared/media.ts'
import { isUnchanged, lastModified } from '../etag.ts'
import { createPictures, type Picture } from './pictures.ts'
import { canBeNamed, createMediaHosts } from './media-hosts.ts'
import { createSizes } from './sizes.ts'
import { createOriginals } from './originals.ts'
import { createPictureStore, type PictureStore } from './store.ts'
import { acceptedFormat, parseVariant } from './variant.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is known of pictures before anybody asks for them, by their addresses among ours: `/media/…`. */
    pictureFacts: {
      isServed: (media: string) => boolean
      sizeOf: (media: string) => Promise<PictureSize | null>
    }
    /** A picture of the media host, large enough for half a screen; `null` where there is none. */
    pictureBytes: (path: string) => Promise<Buffer | null>
    /** The cache of pictures, for others that draw. */
    drawnPictures: PictureStore
  }
}

export interface MediaOptions {
  apiUrl: string
  /** We are the API ourselves, at another port each time. */
  isEmbedded: boolean
  /** Addresses of hosts or folders beside the API's host. */
  hosts: readonly string[]
  dataDirectory: string
  cacheBytes: number
  freshMs: number
}

/** Under way at once: what a dozen pages of pictures ask for. Longer nobody would wait. */
const MOST_PICTURES = 256

const HALF_SCREEN = { width: 960, format: 'webp', quality: 82 } as const

/** `/media/w_640,f_webp,q_75/pictures/a.png`: a picture of an allowed host in one of the allowed variants. */
export const mediaPlugin = fp<MediaOptions>(
  async (app: FastifyInstance, { apiUrl, isEmbedded, hosts, dataDirectory, cacheBytes, freshMs }) => {
    const mediaHosts = createMediaHosts(apiUrl, hosts)
    const sources = createOriginals()
    const store = createPictureStore(join(dataDirectory, 'pictures'), cacheBytes)
    const nameOf = (address: string) => (isEmbedded ? address.replace(apiUrl, '') : address)
    const pictures = createPictures({
      sources,
      store,
      nameOf,
      freshMs,
      log: app.log,
      gate: app.gate('picture', MOST_PICTURES),
    })
    const sizeOf = createSizes(sources)
    app.addHook('onClose', () => sources.close())
    app.decorate('pictureFacts', {
      isServed: (media) => upstreamAddress(media) !== null,
      async sizeOf(media) {
        const address = upstreamAddress(media)
        return address === null ? null : sizeOf(address)
      },
    })

    app.decorate('drawnPictures', store)
    app.decorate('pictureBytes', async (path) => {
      const address = upstreamAddress(mediaAddress(path, HALF_SCREEN))
      const picture = address === null ? null : await pictures.read(address, { ratio: null, ...HALF_SCREEN }, null)
      return picture && picture.bytes
    })

    /** `null`: not served. */
    function upstreamAddress(media: string): string | null {
      try {
        return mediaHosts.addressOf(decodeURIComponent(/^\/media\/[^/]+\/([^?]*)/.exec(media)?.[1] ?? ''))
      } catch {
        return null
      }
    }

    app.get<{ Params: { variant: string; '*': string } }>('/media/:variant/*', async (request, reply) => {
      const { version, ...variant } = parseVariant(request.params.variant)
      const source = request.params['*']
      if (!canBeNamed(source)) return reply.callNotFound()
      const address = mediaHosts.addressOf(source)
      const format = variant.format ?? acceptedFormat(request.headers.accept)
      const picture = await pictures.read(address, { ...variant, format }, version)
      if (variant.format === null) reply.header('vary', 'accept')
      if (!picture) return reply.callNotFound()
      const modifiedAt = new Date(picture.modifiedAt)
      reply.headers({
        'cache-control': cacheControl(picture, version),
        etag: picture.etag,
        'last-modified': lastModified(modifiedAt),
      })
      if (isUnchanged(request.headers, picture.etag, modifiedAt)) return reply.code(304).send()
      return reply.type(`image/${format}`).send(picture.bytes)
    })
  },
  { name: 'media', dependencies: ['shedding'] },
)

/** Immutable only if the address names the version; short while a replacement is pending. */
function cacheControl({ version, isUnchecked }: Picture, asked: string | null): string {
  if (asked === version) return 'public, max-age=31536000, immutable'
  const isPassing = isUnchecked || asked !== null
  return isPassing ? 'public, max-age=60' : 'public, max-age=86400, stale-while-revalidate=604800'
}
