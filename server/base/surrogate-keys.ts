/** Headers of pages may be 8 kB for some CDNs; a page of more content than this is known by its areas. */
const LONGEST = 1000

/** `/projects/zernoved/` is the key `projects/zernoved`, `/projects/` is `projects`. */
const keyOf = (path: string) => path.split('/').filter(Boolean).join('/')
/** Of everything in an area. */
const areaOf = (path: string) => `${path.split('/')[1] ?? ''}/*`

/** What a CDN knows a page by: the content it was made of. */
export function surrogateKeys(paths: Iterable<string>): string[] {
  const all = [...paths]
  const keys = all.map(keyOf)
  return keys.join(' ').length <= LONGEST ? keys : [...new Set(all.map(areaOf))]
}

/** The keys of all pages made of it. */
export const changedKeys = (path: string): string[] => [keyOf(path), areaOf(path)]
