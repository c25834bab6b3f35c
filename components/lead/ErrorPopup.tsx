import { telAddress } from '#shared/addresses.ts'
import { LEAD_FAILED } from '#shared/lead/messages.ts'
import { useSite } from '../state/site-context.ts'
import { Dialog } from '../ui/Dialog.tsx'

export function ErrorPopup({ onClose }: { onClose: () => void }) {
  const { phones } = useSite()
  return (
    <Dialog title={LEAD_FAILED} columns={5} role="alertdialog" onClose={onClose}>
      <p>Всё, что вы написали, осталось в форме. Или позвоните, так тоже можно.</p>
      {phones.map((phone) => (
        <p key={phone} className="d4">
          <a href={telAddress(phone)}>{phone}</a>
        </p>
      ))}
    </Dialog>
  )
}
