import { readBrand } from './brand/brand.ts'
import type { Config } from './config/config.ts'
import { ownersFolder } from './config/owner-file.ts'
import { ownerWords } from './config/owner-words.ts'
import { createShareAddress } from './share/address.ts'
import { lookOf } from './share/mark.ts'

/**
 * What pages have of their owner beside the settings: words, looks and the pictures that messengers show. Read once.
 */
export function readOwner(config: Config, warn: (text: string) => void) {
  const { words, written } = ownerWords(config, warn)
  const brand = readBrand(config.site, ownersFolder(config))
  const look = lookOf(config.site, brand.drawnLogo)
  return { words, written, brand, look, shareAddress: createShareAddress(look) }
}
