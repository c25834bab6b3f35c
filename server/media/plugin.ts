import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { MEDIA_ROUTE, mediaAddress, mediaParts, type MediaFormat, type PictureSize } from '../../shared/media.ts'
import { limitConcurrency, type Limiter } from '../base/concurrency.ts'
import { isUnchanged, lastModified } from '../http/etag.ts'
import { canBeNamed, createMediaHosts } from './media-hosts.ts'
import { createOriginals } from './originals.ts'
import { perHost } from './per-host.ts'
import { createPictures, type Picture } from './pictures.ts'
import { createSizes } from './sizes.ts'
import { createPictureStore, type PictureStore } from './store.ts'
import { acceptsAvif, HALF_SCREEN, inFormat, isOwn, parseVariant, type RequestedVariant } from './variant.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is known of a picture by its `/media/…` address. */
    pictureFacts: {
      isServed: (media: string) => boolean
      /** Whether it needs no rendering; `true` for invalid addresses too. */
      isCached: (media: string) => boolean
      sizeOf: (media: string) => Promise<PictureSize | null>
    }
    /** A picture of the media host at the width of half a screen; `null` if there is none. */
    pictureBytes: (path: string) => Promise<PictureBytes | null>
    /** The cache of rendered pictures, shared with other features that draw. */
    drawnPictures: PictureStore
  }
}

interface PictureBytes {
  bytes: Buffer
  /** `false`: the path names another version, which may be fetched meanwhile. */
  isOfVersion: boolean
}

interface Answer {
  picture: Picture | null
  format: MediaFormat
  isStandIn: boolean
}

export interface MediaOptions {
  apiUrl: string
  /** The API is this process, on a different port each time. */
  isEmbedded: boolean
  /** Addresses of hosts or folders beside the API's host. */
  hosts: readonly string[]
  dataDirectory: string
  cacheBytes: number
  freshMs: number
  staleMs: number
  /** Whether AVIF is served to browsers that accept it. */
  hasAvif: boolean
}

/**
 * Concurrent requests for pictures of a host: a dozen pages of pictures. More would keep everybody waiting too long.
 */
const MOST_PICTURES = 256

/** Variants the site itself does not ask for: one is rendered, the others wait. Each may take a second. */
const MOST_OTHERS = 8

/** `/media/w_640,r_4x3/pictures/a.png`: a picture of an allowed host in one of the allowed variants. */
export const mediaPlugin = fp<MediaOptions>(
  async (app: FastifyInstance, { apiUrl, isEmbedded, hosts, dataDirectory, cacheBytes, freshMs, staleMs, hasAvif }) => {
    const mediaHosts = createMediaHosts(apiUrl, hosts)
    const sources = createOriginals()
    const store = createPictureStore(join(dataDirectory, 'pictures'), cacheBytes)
    const nameOf = (address: string) => (isEmbedded ? address.replace(apiUrl, '') : address)
    const pictures = createPictures({
      sources,
      store,
      nameOf,
      freshMs,
      staleMs,
      log: app.log,
      gateOf: perHost(() => app.gate('picture', MOST_PICTURES)),
      onRefusal: () => app.shedding.refuse('picture'),
    })
    const others = app.gate('variant', MOST_OTHERS)
    const oneAtATime = limitConcurrency({ atOnce: 1 })
    const enterOthers: Limiter = (task) => others.enter(() => oneAtATime(task))
    const sizeOf = createSizes(sources)
    app.addHook('onClose', () => sources.close())
    app.decorate('pictureFacts', {
      isServed: (media) => mediaHosts.addressOfMedia(media) !== null,
      isCached(media) {
        const address = mediaHosts.addressOfMedia(media)
        const variant = variantIn(media)
        return !address || !variant || pictures.isCached(address, inFormat(variant, variant.format ?? 'webp'))
      },
      async sizeOf(media) {
        const address = mediaHosts.addressOfMedia(media)
        return address === null ? null : sizeOf(address)
      },
    })

    app.decorate('drawnPictures', store)
    app.decorate('pictureBytes', async (path) => {
      const media = mediaAddress(path, { width: HALF_SCREEN.width })
      const address = mediaHosts.addressOfMedia(media)
      const wantedVersion = variantIn(media)?.version ?? null
      const picture = address === null ? null : await pictures.read(address, HALF_SCREEN, wantedVersion)
      return picture && { bytes: picture.bytes, isOfVersion: picture.version.startsWith(wantedVersion ?? '') }
    })

    app.get<{ Params: { variant: string; '*': string } }>(MEDIA_ROUTE, async (request, reply) => {
      const variant = parseVariant(request.params.variant)
      const source = request.params['*']
      if (!canBeNamed(source)) return reply.callNotFound()
      const address = mediaHosts.addressOf(source)
      const { picture, format, isStandIn } = await answerTo(address, variant, request.headers.accept)
      if (hasAvif && variant.format === null) reply.header('vary', 'accept')
      if (!picture) return reply.callNotFound()
      const modifiedAt = new Date(picture.modifiedAt)
      reply.headers({
        'cache-control': cacheControl(picture, variant.version, isStandIn),
        etag: picture.etag,
        'last-modified': lastModified(modifiedAt),
      })
      if (isUnchanged(request.headers, picture.etag, modifiedAt)) return reply.code(304).send()
      return reply.type(`image/${format}`).send(picture.bytes)
    })

    /** AVIF takes a second to encode: if only `Accept` asks for it, WebP is served until it is ready. */
    async function answerTo(address: string, variant: RequestedVariant, accept: string | undefined): Promise<Answer> {
      const takesAvif = hasAvif && variant.format === null && acceptsAvif(accept)
      const avif = takesAvif ? await pictures.readIfCached(address, inFormat(variant, 'avif'), variant.version) : null
      if (avif) return { picture: avif, format: 'avif', isStandIn: false }
      const format = variant.format ?? 'webp'
      const rendered = inFormat(variant, format)
      const enter = isOwn(rendered) ? undefined : enterOthers
      const picture = await pictures.read(address, rendered, variant.version, enter)
      // Only then: a made-up picture costs the upstream one request.
      if (picture && takesAvif) pictures.renderInBackground(address, inFormat(variant, 'avif'))
      return { picture, format, isStandIn: takesAvif }
    }
  },
  { name: 'media', dependencies: ['shedding'] },
)

function variantIn(media: string): RequestedVariant | null {
  try {
    return parseVariant(mediaParts(media).variant)
  } catch {
    return null
  }
}

/**
 * Immutable only if the address names the version; short while a replacement is pending. A browser may keep a WebP
 * served in place of AVIF, but a shared cache must not.
 */
function cacheControl({ version, isUnchecked }: Picture, wantedVersion: string | null, isStandIn: boolean): string {
  const whose = isStandIn ? 'private' : 'public'
  if (wantedVersion !== null && version.startsWith(wantedVersion)) return `${whose}, max-age=31536000, immutable`
  const isPassing = isUnchecked || wantedVersion !== null
  return isPassing ? `${whose}, max-age=60` : `${whose}, max-age=86400, stale-while-revalidate=604800`
}
