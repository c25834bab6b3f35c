import { addressNow } from '../dom/address-now.ts'

let isForced = false

/** From now on links load whole pages: the code of this document is out of date, or a part of it has not come. */
export function forceWholePages() {
  isForced = true
  document.addEventListener('click', bypassRouter, { capture: true })
}

export const areWholePagesForced = () => isForced

/** Vike ignores links marked like this. Form drafts survive a full load. */
function bypassRouter({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && link.pathname + link.search !== addressNow()) link.dataset['vike'] = 'false'
}
