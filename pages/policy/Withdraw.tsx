import { useSite } from '#components/state/site-context.ts'
import { ButtonLink } from '#components/ui/Button.tsx'

/** To a mail that withdraws the consent. */
export function Withdraw({ action, subject }: { action: string; subject: string }) {
  const { email } = useSite()
  return (
    <ButtonLink tone="ink" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {action}
    </ButtonLink>
  )
}
