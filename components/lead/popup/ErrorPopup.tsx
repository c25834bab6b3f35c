import { telAddress } from '#shared/addresses.ts'
import { LEAD_FAILED } from '#shared/lead/messages.ts'
import { useSite } from '../../state/site-context.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
// Inlined: there may be no network to load it.
import scene from './error.svg?inline'
import styles from '../../ui/Popup.module.css'

export function ErrorPopup({ control }: { control: DialogControl }) {
  const {
    phones: [phone],
  } = useSite()
  const isLeft = usePopup((state) => state.failed?.isLeft === true)
  const returnToForm = usePopup((state) => state.returnToForm)
  return (
    <Dialog control={control} columns={5} tape="error" role="alertdialog">
      <img className={styles.scene} src={scene} alt="" width={560} height={210} />
      <div className={styles.message}>
        <DialogTitle className="d3">{LEAD_FAILED}</DialogTitle>
        <p className="muted">
          {isLeft ? 'Введённое сохранилось на\u00a0странице с\u00a0формой.' : 'Введённое сохранилось в\u00a0форме.'}
          {phone && <> Если спешите, позвоните: ответит человек, а&nbsp;не&nbsp;робот.</>}
        </p>
        <p className="actions">
          <Button tone="ink" onClick={isLeft ? control.onClose : returnToForm}>
            {isLeft ? 'Понятно' : 'Вернуться к\u00a0форме'}
          </Button>
          {phone && (
            <a className="iconed" href={telAddress(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
        </p>
      </div>
    </Dialog>
  )
}
