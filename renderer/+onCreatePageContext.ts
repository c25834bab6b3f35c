import type { PageContext } from 'vike/types'
import { loadPopup } from '#components/site/popups.ts'
import { popupOf } from '#components/state/popup-store.ts'

/** A popup named in the address is rendered with its page, so its code must be there before. */
export default async (pageContext: PageContext) => {
  readAddressOnce(pageContext)
  const popup = popupOf(pageContext.urlParsed.search)
  if (popup) await loadPopup(popup)
}

/** Vike takes the address apart anew whenever a component looks at it, some fifteen times a page. */
function readAddressOnce(pageContext: PageContext) {
  const { urlParsed, urlPathname } = pageContext
  const asBefore = { enumerable: true, configurable: true }
  Object.defineProperties(pageContext, {
    urlParsed: { value: urlParsed, ...asBefore },
    urlPathname: { value: urlPathname, ...asBefore },
  })
}
