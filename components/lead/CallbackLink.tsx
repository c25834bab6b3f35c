import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../ui/Button.tsx'
import { usePopup } from '../state/StateProvider.tsx'

interface CallbackLinkProps {
  children: ReactNode
  reachgoal?: string
  tone?: 'accent' | 'ink' | 'snow'
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/**
 * Opens the callback popup; without JavaScript the same page comes back with the popup open.
 * The router has to be told to leave the link alone: it follows links whose click is already dealt with.
 */
export function CallbackLink({ reachgoal, ...look }: CallbackLinkProps) {
  const open = usePopup((state) => state.open)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open('callback', reachgoal)
  }
  return <ButtonLink {...look} href="?popup=callback" rel="nofollow" data-vike="false" onClick={onClick} />
}
