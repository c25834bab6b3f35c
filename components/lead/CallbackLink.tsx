import type { ReactNode } from 'react'
import type { Goal } from '#shared/lead/goals.ts'
import { usePopupLink } from '../state/popup-link.ts'
import { ButtonLink } from '../ui/Button.tsx'

interface CallbackLinkProps {
  children: ReactNode
  reachgoal?: Goal
  tone?: 'accent' | 'ink' | 'snow'
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
  onOpen?: () => void
}

/** The button that opens the callback popup. */
export function CallbackLink({ reachgoal, onOpen, ...look }: CallbackLinkProps) {
  return <ButtonLink {...look} {...usePopupLink('callback', { reachgoal, onOpen })} />
}
