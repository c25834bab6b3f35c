import { useEffect, useMemo, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { trustedHtml } from '../../ui/trusted-html.ts'
import styles from './CustomCase.module.css'

/** Only the HTML parser honours the attribute; set by `innerHTML` it would merely raise a warning. */
const TEMPLATE = import.meta.env.SSR ? '<template shadowrootmode="open">' : '<template>'

/**
 * A case with its own design in a shadow root, which isolates its styles from ours. The server sends a declarative
 * shadow root; after a client-side navigation the root is attached here.
 */
export function CustomCase({ code, html }: { code: string; html: string }) {
  const { preview } = usePageContext()
  const host = useRef<HTMLDivElement>(null)
  // A draft has its own styles, behind the same preview ticket.
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
    // Its own colours were chosen on paper.
    <div className={styles.box} data-theme="day">
      <div ref={host} dangerouslySetInnerHTML={content} suppressHydrationWarning />
    </div>
  )
}
