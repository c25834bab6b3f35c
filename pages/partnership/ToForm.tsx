import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'

/** A link straight to the first field of the form. */
export function ToForm({ size, children }: { size?: 'large'; children: ReactNode }) {
  return (
    <ButtonLink {...(size && { size })} href="#lead" data-vike="false" onClick={goToForm}>
      {children}
    </ButtonLink>
  )
}

function goToForm(event: MouseEvent) {
  const band = document.querySelector('#lead')
  const field = band?.querySelector<HTMLInputElement>('[name="name"]')
  if (!band || !field) return
  event.preventDefault()
  band.scrollIntoView()
  field.focus({ preventScroll: true })
}
