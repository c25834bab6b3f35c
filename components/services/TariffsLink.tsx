import { usePageContext } from 'vike-react/usePageContext'
import { usePopupLink } from '../state/popup-link.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'

const SECTION = '#tariffs'

/** Opens the tariffs; if there are none, leads to the section, which says why. */
export function TariffsLink() {
  const { tariffs = [] } = usePageContext().data ?? {}
  const popup = usePopupLink('tariff', { href: SECTION })
  return <ArrowLink {...(tariffs.length > 0 ? popup : { href: SECTION })}>Смотреть тарифы</ArrowLink>
}
