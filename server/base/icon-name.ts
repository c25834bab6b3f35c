/** `collection:name`, as content names its icons. */
export const ICON_NAME = /^[a-z0-9-]+:[a-z0-9-]+$/
