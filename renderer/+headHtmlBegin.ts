import { FILES_MARK } from '#shared/document-files.ts'

/** By default Vike's links come first, and what a browser looks for in the first 1,024 bytes stands behind them. */
export default `<meta name="viewport" content="width=device-width, initial-scale=1">${FILES_MARK}`
