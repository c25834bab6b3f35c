import { CINNABAR, INK, SNOW } from './palette.ts'

/** The striped «т» of the logo on snow. */
export const ICON =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${SNOW}"/>` +
  '<clipPath id="p"><path d="M25 12h14v46H25z"/></clipPath><g clip-path="url(#p)"><path fill="#fff" d="M25 12h14v46H25z"/>' +
  `<path fill="${INK}" d="M25 26l14-14v12L25 38zM25 50l14-14v12L25 62z"/>` +
  `<path fill="${CINNABAR}" d="M25 38l14-14v5L25 43zM25 62l14-14v5L25 67z"/></g>` +
  `<path fill="${INK}" d="M22 12l10-8 10 8zM12 28h40v9H12z"/></svg>\n`

/** An `.ico` that holds one PNG of 32×32. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
