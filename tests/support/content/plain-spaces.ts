/** Spaces of a typesetter, and between lines, as one plain space. */
export const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ')
