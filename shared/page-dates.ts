/** When the texts of the pages themselves were last written, unless their content is newer. */
export const staticPageDate = (address: string) => new Date(address === '/' ? '2025-04-20' : '2025-04-21')

/** The date a page tells: its own text's, or its newest item's. */
export const newestOf = (address: string, items: readonly { updatedAt: Date }[] = []): Date =>
  items.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), staticPageDate(address))
