/** `collection:name`, as content names its icons. */
export const ICON_NAME = /^([a-z0-9-]{1,40}):([a-z0-9-]{1,80})$/
export const COLLECTION = /^[a-z0-9-]{1,40}$/

/** `null`: no icon can have this name. */
export function splitIconName(full: string): { collection: string; name: string } | null {
  const [, collection, name] = ICON_NAME.exec(full) ?? []
  return collection && name ? { collection, name } : null
}
