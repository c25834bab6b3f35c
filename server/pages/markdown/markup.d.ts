/** The part of the DOM that is used of `@mixmark-io/domino`, whose types name another module. */
interface Markup {
  readonly nodeType: number
  readonly nodeName: string
  readonly parentNode: Markup
  readonly firstChild: Markup | null
  readonly lastChild: Markup | null
  readonly previousSibling: Markup | null
  readonly nextSibling: Markup | null
  readonly childNodes: ArrayLike<Markup>
  readonly children: ArrayLike<Markup>
  textContent: string
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  querySelector(selector: string): Markup | null
  querySelectorAll(selector: string): ArrayLike<Markup>
  closest(selector: string): Markup | null
  matches(selector: string): boolean
  appendChild(node: Markup): Markup
  insertBefore(node: Markup, before: Markup | null): Markup
  replaceChild(node: Markup, old: Markup): Markup
  remove(): void
}

interface MarkupDocument extends Markup {
  readonly title: string
  createElement(name: string): Markup
  createTextNode(text: string): Markup
}

declare module '@mixmark-io/domino' {
  const domino: { createDocument(html: string): MarkupDocument }
  export default domino
}

declare module 'turndown' {
  interface Rule {
    filter: string | string[]
    replacement(content: string, node: Markup): string
  }
  interface Options {
    headingStyle: 'atx'
    bulletListMarker: '-'
    codeBlockStyle: 'fenced'
    emDelimiter: '*'
  }
  export default class TurndownService {
    constructor(options: Options)
    addRule(name: string, rule: Rule): this
    turndown(node: Markup): string
  }
}
