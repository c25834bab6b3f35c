import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { StaticMarkup } from '#shared/page-data.ts'
import { trustedHtml } from '../ui/trusted-html.ts'

/** Whether a static part is in a document; parts of a list are numbered: `strips.0`. */
export const isRendered = (html: string, name: string) =>
  html.includes(`data-static="${name}"`) || html.includes(`data-static="${name}.`)

/** Read before hydration: if React has to render the page again, it reuses this markup. */
export function readStaticMarkup(): StaticMarkup {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-static]')]
  return Object.fromEntries(elements.map((element) => [element.dataset['static'], trustedHtml(element.innerHTML)]))
}

/**
 * Props of an element with static content, which never hydrates. The document has it as markup alone: `made`, the data
 * it is rendered from, is sent only if the browser has to render it. React leaves existing markup alone.
 */
export function useStaticPart<Made>(name: string, made: Made | undefined, render: (made: Made) => ReactNode) {
  const markup = useStaticMarkup(name)
  const content = markup ? { dangerouslySetInnerHTML: markup } : { children: made !== undefined && render(made) }
  return { 'data-static': name, suppressHydrationWarning: true, ...content }
}

export const useStaticMarkup = (name: string | undefined) => usePageContext().staticMarkup?.[name ?? '']
