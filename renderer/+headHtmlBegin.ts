import { ASSETS_PLACEHOLDER } from '#shared/document-files.ts'

/** Vike would put its links first and push out of the first 1,024 bytes what a browser looks for there. */
export default `<meta name="viewport" content="width=device-width, initial-scale=1">${ASSETS_PLACEHOLDER}`
