import type { Page } from 'playwright'

/**
 * As a translator of a browser leaves a page: each text is replaced by elements that hold it, those of texts that come
 * later too.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (root: Node): Text[] => {
      if (root instanceof Text) return [root]
      return root instanceof Element && root.matches('script, style, font') ? [] : [...root.childNodes].flatMap(textsOf)
    }
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.localName === 'font') return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(text.data)
    }
    const wrapAll = (root: Node) => {
      for (const text of textsOf(root)) wrap(text)
    }
    wrapAll(document.body)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (node.isConnected) wrapAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
