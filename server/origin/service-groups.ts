import { OTHER_SERVICES } from '../../shared/entities/service.ts'
import type { Item } from './content-file.ts'

export interface Group {
  code: string
  name: string
}

export const groupNameOf = (service: Item, groups: readonly Group[]): string =>
  groups.find(({ code }) => code === service['GROUP'])?.name ?? OTHER_SERVICES

/** Services by the name of their group, in the order of the groups. */
export function byGroup(services: readonly Item[], groups: readonly Group[]): Record<string, Item[]> {
  const names = new Set([...groups.map(({ name }) => name), ...services.map((service) => groupNameOf(service, groups))])
  return Object.fromEntries(
    Array.from(names, (name) => [name, services.filter((service) => groupNameOf(service, groups) === name)]),
  )
}
