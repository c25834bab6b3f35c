import { currentCodes, formerCodesOf } from './former-codes.ts'
import { periodOf, type Period } from './timeline.ts'

/** What is read of an item, with what no page shows of it. */
export const dated = <Entity>(item: unknown, entity: Entity) => ({
  entity,
  period: periodOf(item),
  former: formerCodesOf(item),
})
export const periodIn = ({ period }: { period: Period }) => period
export const entityIn = <Entity>({ entity }: { entity: Entity }) => entity

export const currentCodesOf = (all: readonly { entity: { code: string }; former: readonly string[] }[]) =>
  currentCodes(all.map(({ entity, former }) => ({ code: entity.code, former })))

/** An address is one item's: of several with its code, the first. */
export function firstOfEachCode<Item extends { entity: { code: string } }>(
  items: readonly Item[],
  onRepeated: (code: string) => void,
): Item[] {
  const taken = new Set<string>()
  return items.filter(({ entity: { code } }) => {
    const isFirst = !taken.has(code)
    if (!isFirst) onRepeated(code)
    taken.add(code)
    return isFirst
  })
}
