import type { FieldText } from '../../lead/Field.tsx'
import { LeadForm } from '../../lead/LeadForm.tsx'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import scene from './seo-no.svg'
import styles from './VotePopup.module.css'

const FIELDS: readonly FieldText[] = [
  { name: 'message', label: 'Сообщение', placeholder: 'Непонятно, что входит в цену…', isLong: true },
]

export function SeoNoPopup({ control }: { control: DialogControl }) {
  return (
    <Dialog control={control} columns={7}>
      <div className={styles.no}>
        <div>
          <DialogTitle className="d2">
            <span className="nowrap">Ой-ей...</span>
            <br />
            Честно говоря, мы&nbsp;старались!
          </DialogTitle>
          <p className="lead">Помогите нам стать лучше&nbsp;— расскажите, что вам не&nbsp;понравилось?</p>
          <LeadForm form="complaint" fields={FIELDS} submit="Отправить" place="popup" />
        </div>
        <img src={scene} alt="" width={300} height={560} />
      </div>
    </Dialog>
  )
}
