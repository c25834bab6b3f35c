import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'

/** Whoever is ready to sign is led straight to the first line of the form. */
export function ToForm({ size, children }: { size?: 'large'; children: ReactNode }) {
  return (
    <ButtonLink {...(size && { size })} href="#lead" onClick={goToForm}>
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
