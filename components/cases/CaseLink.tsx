import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { projectAddress } from '#shared/addresses.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { useOpenCase } from '../state/StateProvider.tsx'

interface CaseLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  code: string
}

/**
 * Opens a case over the list; in a new tab or without JavaScript it is a link to the page. The router must be told to
 * skip it: it follows links even when the default of their click is prevented.
 */
export function CaseLink({ code, children, ...rest }: CaseLinkProps) {
  const open = useOpenCase((state) => state.open)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open(code)
  }
  const warm = () => void import('./popup/CasePopup.tsx').catch(() => {})
  return (
    <a {...rest} href={projectAddress(code)} data-vike="false" onClick={onClick} onPointerEnter={warm} onFocus={warm}>
      {children}
    </a>
  )
}
