import { POLICY_VERSION } from './policy.ts'

/** When the texts of the pages themselves were last written, unless their content is newer. */
export function staticPageDate(address: string): Date {
  if (address === '/policy/') return POLICY_VERSION
  return new Date(address === '/' ? '2025-04-20' : '2025-04-21')
}

/** The date a page tells: its own text's, or its newest item's. */
export const newestOf = (address: string, items: readonly { updatedAt: Date }[] = []): Date =>
  items.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), staticPageDate(address))
