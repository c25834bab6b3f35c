import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { StillParts } from '#shared/page-data.ts'
import { trustedHtml } from '../ui/trusted-html.ts'

/** Whether a static part is in a document; parts of a list are numbered: `strips.0`. */
export const isRendered = (html: string, name: string) =>
  html.includes(`data-still="${name}"`) || html.includes(`data-still="${name}.`)

/** Read before hydration: if React has to render the page again, it reuses this markup. */
export function readStillParts(): StillParts {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-still]')]
  return Object.fromEntries(elements.map((element) => [element.dataset['still'], trustedHtml(element.innerHTML)]))
}

/**
 * Props of an element with static content, which never hydrates. The document has it as markup alone: `made`, the data
 * it is rendered from, is sent only if the browser has to render it. React leaves existing markup alone.
 */
export function useStill<Made>(name: string, made: Made | undefined, render: (made: Made) => ReactNode) {
  const markup = useStillPart(name)
  const content = markup ? { dangerouslySetInnerHTML: markup } : { children: made !== undefined && render(made) }
  return { 'data-still': name, suppressHydrationWarning: true, ...content }
}

export const useStillPart = (name: string | undefined) => usePageContext().stillParts?.[name ?? '']
