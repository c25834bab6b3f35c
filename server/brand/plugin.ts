import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HOUSE_ACCENT } from '../../shared/colour.ts'
import type { Words } from '../../shared/words.ts'
import { sendValidated } from '../http/etag.ts'
import { ICON_TYPES, type Brand } from './brand.ts'
import { manifestText } from './manifest.ts'

export interface BrandOptions {
  brand: Brand
  words: Words
  /** The owner's colour, and what `npm run build` made; `null`: drawings stay as they were built. */
  colour: string | null
  buildDirectory: string | null
}

/** The accent drawings of the build have. */
const BUILT_ACCENT = new RegExp(HOUSE_ACCENT, 'gi')

/** What the browser itself shows of the owner, and drawings in their colour. */
export const brandPlugin = fp<BrandOptions>(
  async (app, { brand, words, colour, buildDirectory }) => {
    serve('/site.webmanifest', 'application/manifest+json', manifestText(words, brand.icons, colour))
    serve('/logo.svg', 'image/svg+xml', logoFile(brand))
    for (const [name, bytes] of brand.icons) serve(`/${name}`, ICON_TYPES[name] ?? 'image/png', bytes)
    if (colour !== null && buildDirectory !== null)
      for (const [address, drawing] of await drawingsOf(buildDirectory))
        serve(address, 'image/svg+xml', drawing.replaceAll(BUILT_ACCENT, colour))

    function serve(address: string, type: string, content: string | Buffer): void {
      app.get(address, async (request: FastifyRequest, reply: FastifyReply) =>
        sendValidated(request, reply.type(type).header('cache-control', 'public, max-age=86400'), content),
      )
    }
  },
  { name: 'brand' },
)

const logoFile = ({
  face: {
    logo: { viewBox, drawing },
  },
}: Brand) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${drawing}</svg>`

/** The drawings of the build that have the accent, by their addresses. */
async function drawingsOf(buildDirectory: string): Promise<[address: string, drawing: string][]> {
  const folder = join(buildDirectory, 'client/assets/static')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
  const drawings = await Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      `/assets/static/${file}`,
      await readFile(join(folder, file), 'utf8'),
    ]),
  )
  return drawings.filter(([, drawing]) => drawing.search(BUILT_ACCENT) >= 0)
}
