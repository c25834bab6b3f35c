import { usePageContext } from 'vike-react/usePageContext'

/** Facts about the owner of the site. */
export const useSite = () => usePageContext().site

/** What the menu and the footer show of the content. */
export const useFrame = () => usePageContext().frame
