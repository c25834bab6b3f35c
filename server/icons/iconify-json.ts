import type { Icon } from './icon-set.ts'
import type { FoundIcons } from './library.ts'

/** What an Iconify client expects of an icon API. */
export const iconifyJson = (prefix: string, names: readonly string[], { width, height, icons }: FoundIcons) => {
  const missing = names.filter((name) => !icons.has(name))
  return {
    prefix,
    icons: Object.fromEntries([...icons].map(([name, icon]) => [name, briefly(icon, width, height)])),
    width,
    height,
    ...(missing.length > 0 && { not_found: missing }),
  }
}

/** Only what differs from the set's defaults. */
const briefly = (
  { body, left, top, width, height, rotate, hFlip, vFlip }: Icon,
  setWidth: number,
  setHeight: number,
) => ({
  body,
  ...(left !== 0 && { left }),
  ...(top !== 0 && { top }),
  ...(width !== setWidth && { width }),
  ...(height !== setHeight && { height }),
  ...(rotate !== 0 && { rotate }),
  ...(hFlip && { hFlip }),
  ...(vFlip && { vFlip }),
})
