import { join } from 'node:path'

export interface Pictures {
  /** Gives each picture of the folder its size, so that a page keeps its place free until it has come. */
  measureIn(html: string): Promise<string>
}

interface Size {
  width: number
  height: number
}

const PICTURE = /<img src="\/pictures\/([^"]+)"/g

/** The files are read once: a picture drawn anew has its place a little wrong until the next start, no more. */
export function openPictures(directory: string): Pictures {
  const sizesByPath = new Map<string, Promise<Size | null>>()

  async function measure(path: string): Promise<[string, Size | null]> {
    const size = sizesByPath.get(path) ?? sizeOf(join(directory, path))
    sizesByPath.set(path, size)
    return [path, await size]
  }

  return {
    async measureIn(html) {
      const paths = [...html.matchAll(PICTURE)].map(([, path = '']) => path)
      const sizes = new Map(await Promise.all(paths.map(measure)))
      return html.replace(PICTURE, (tag, path: string) => {
        const size = sizes.get(path)
        return size ? `${tag} width="${size.width}" height="${size.height}"` : tag
      })
    },
  }
}

async function sizeOf(file: string): Promise<Size | null> {
  // Loaded with the first picture: a start should not wait for it.
  const { default: sharp } = await import('sharp')
  return sharp(file)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    )
}
