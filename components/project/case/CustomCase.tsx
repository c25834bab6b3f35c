import { useEffect, useMemo, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { trustedHtml } from '../../ui/trusted-html.ts'
import styles from './CustomCase.module.css'

/** Only the parser of a page takes the attribute; a browser that builds the page itself would but warn of it. */
const TEMPLATE = import.meta.env.SSR ? '<template shadowrootmode="open">' : '<template>'

/**
 * A case with a design of its own, in a shadow root: its styles and ours do not meet. A page of the server brings the
 * root ready, by a template the parser takes; after a change of page in the browser the template is left to us.
 */
export function CustomCase({ code, html }: { code: string; html: string }) {
  const { preview } = usePageContext()
  const host = useRef<HTMLDivElement>(null)
  // A draft has styles of its own, seen by the same ticket.
  const styleSheet = `/projects/${code}/custom.css${preview ? `?preview=${preview}` : ''}`
  const content = useMemo(
    () =>
      trustedHtml(`${TEMPLATE}<link rel="stylesheet" href="${styleSheet}"><div class="case">${html}</div></template>`),
    [styleSheet, html],
  )

  useEffect(() => {
    const template = host.current?.querySelector('template')
    if (!host.current || !template) return
    if (!host.current.shadowRoot) host.current.attachShadow({ mode: 'open' }).append(template.content)
    template.remove()
  }, [content])

  return (
    <div className={styles.box}>
      <div ref={host} dangerouslySetInnerHTML={content} suppressHydrationWarning />
    </div>
  )
}
