import { LEAD_SENT } from '#shared/lead/messages.ts'
import { useSite } from '../state/site-context.ts'
import { Dialog } from '../ui/Dialog.tsx'

export function SuccessPopup({ onClose }: { onClose: () => void }) {
  const { hours } = useSite()
  return (
    <Dialog title={LEAD_SENT} columns={5} onClose={onClose}>
      <p>
        Перезвоним за полчаса, если сейчас рабочее время: с {hours.from} до {hours.to}. Если ночь — утром, первым делом.
      </p>
    </Dialog>
  )
}
