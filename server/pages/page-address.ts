import { MARKDOWN_FILE } from '../../shared/markdown-address.ts'
import { DATA_FILE } from '../../shared/page-data.ts'
import { splitQuery } from '../base/split-query.ts'

/** Whether this is the address of a page's data. */
export const isData = (url: string) => isFile(url, DATA_FILE)

/** Whether this is the address of a page's Markdown. */
export const isMarkdown = (url: string) => isFile(url, MARKDOWN_FILE)

const isFile = (url: string, name: string) => splitQuery(url)[0].endsWith(`/${name}`)

/** The page that the data or the Markdown at an address belong to; any other address as it is. */
export const pageOf = (address: string) => address.replace(FILE, '')

const FILE = new RegExp(`(?<=/)(?:${RegExp.escape(DATA_FILE)}|${RegExp.escape(MARKDOWN_FILE)})(?=\\?|$)`)
