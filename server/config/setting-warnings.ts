import { readConfig } from './config.ts'
import { FAMILIES } from './owner-file.ts'
import type { Env } from './settings.ts'

export interface SettingWarning {
  setting: string
  text: string
}

/** Valid settings that are probably a mistake. */
export function settingWarnings(env: Env): SettingWarning[] {
  const names = knownNames()
  const isUnknown = (name: string) => !names.includes(name) && !FAMILIES.some((family) => name.startsWith(family))
  const misspelt = Object.keys(env)
    .filter(isUnknown)
    .flatMap((setting): SettingWarning[] => {
      const meant = names.find((name) => isNear(setting, name))
      return meant ? [{ setting, text: `${setting} is no setting and changes nothing: is ${meant} meant?` }] : []
    })
  if (env['NODE_ENV'] !== 'production' || env['SITE_URL']) return misspelt
  const address = readConfig(env).site.url
  return [...misspelt, { setting: 'SITE_URL', text: `SITE_URL is not set: links and the sitemap lead to ${address}` }]
}

/** Every name the configuration asks for. */
export function knownNames(): string[] {
  const names = new Set(['ENV_FILE'])
  const recording = new Proxy<Env>({}, { get: (_env, name) => void names.add(String(name)) })
  readConfig(recording)
  return [...names]
}

/** Shorter names resemble too many others: `HOST` and `HOME`. */
function isNear(name: string, known: string): boolean {
  const most = known.length < 6 ? 1 : 2
  if (Math.abs(name.length - known.length) > most) return false
  // A start waits for hundreds of names in an environment: few need to be looked at letter by letter.
  const strange = Array.from(name).filter((letter) => !known.includes(letter))
  return strange.length <= most && distance(name, known) <= most
}

/** Edit distance: insertions, deletions, substitutions and swaps of neighbouring letters. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1]
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}
