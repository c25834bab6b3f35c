import { currentCodes, formerCodesOf } from './former-codes.ts'
import { termOf, type Term } from './timeline.ts'

/** What is read of an item, with what no page shows of it. */
export const dated = <Entity>(item: unknown, entity: Entity) => ({
  entity,
  term: termOf(item),
  former: formerCodesOf(item),
})
export const termIn = ({ term }: { term: Term }) => term
export const entityIn = <Entity>({ entity }: { entity: Entity }) => entity

export const renamedIn = (all: readonly { entity: { code: string }; former: readonly string[] }[]) =>
  currentCodes(all.map(({ entity, former }) => ({ code: entity.code, former })))
