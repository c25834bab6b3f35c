import { LEAD_SENT } from '#shared/lead/messages.ts'
import { hoursText } from '#shared/site.ts'
import { useSite } from '../../state/site-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import scene from './success.svg'
import styles from '../../ui/Popup.module.css'

export function SuccessPopup({ control }: { control: DialogControl }) {
  const {
    hours,
    phones: [phone],
  } = useSite()
  return (
    <Dialog control={control} columns={5}>
      <img className={styles.scene} src={scene} alt="" width={560} height={210} />
      <div className={styles.message}>
        <DialogTitle className="d3">{LEAD_SENT}</DialogTitle>
        <p className="muted">
          Прочтём и&nbsp;ответим в&nbsp;рабочее время
          {hours && `, ${hoursText(hours)}`}.
          {phone && (
            <>
              {' '}
              Если позвоним, номер определится: <span className="nowrap">{phone}.</span>
            </>
          )}
        </p>
        <Button tone="ink" onClick={control.onClose}>
          Поехали дальше
        </Button>
      </div>
    </Dialog>
  )
}
