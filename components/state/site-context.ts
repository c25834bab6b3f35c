import { usePageContext } from 'vike-react/usePageContext'
import type { SiteOnPage } from '#shared/site.ts'

/** Facts about the owner of the site. */
export const useSite = (): SiteOnPage => usePageContext().site

/** What the menu and the footer show of the content. */
export const useFrame = () => usePageContext().frame
