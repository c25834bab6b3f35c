import { usePageContext } from 'vike-react/usePageContext'
import { usePopupLink } from '../state/popup-link.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'

const SECTION = '#tariffs'

/** The short way to the prices; while there are none the section tells why. */
export function TariffsLink() {
  const { tariffs = [] } = usePageContext().data ?? {}
  const popup = usePopupLink('tariff', { href: SECTION })
  return <ArrowLink {...(tariffs.length > 0 ? popup : { href: SECTION })}>Смотреть тарифы</ArrowLink>
}
