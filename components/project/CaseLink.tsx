import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { projectAddress } from '#shared/addresses.ts'
import { useOpenCase } from '../state/StateProvider.tsx'

interface CaseLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  code: string
}

/**
 * Leads from a list to a case, which opens over the list. In a new tab or without JavaScript it is a link to the page.
 * The router has to be told to leave it alone: it follows links whose click is already dealt with.
 */
export function CaseLink({ code, children, ...rest }: CaseLinkProps) {
  const open = useOpenCase((state) => state.open)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
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
