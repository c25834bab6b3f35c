import { LeadForm, type FieldText } from './LeadForm.tsx'
import { usePopup } from '../state/StateProvider.tsx'
import { useSite } from '../state/site-context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './CallbackPopup.module.css'

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Имя' },
  { name: 'tel', label: 'Телефон', placeholder: '+7 (999) 999-99-99*' },
  { name: 'site', label: 'Сайт, если есть' },
  { name: 'budget', label: 'Бюджет' },
]

export function CallbackPopup({ onClose }: { onClose: () => void }) {
  const { hours } = useSite()
  const reachgoal = usePopup((state) => state.reachgoal)
  return (
    <Dialog title="Оставить заявку" columns={6} onClose={onClose}>
      <p className="muted">Перезвоним за полчаса в рабочее время. Ночью — в {hours.from}.</p>
      <div className={styles.form}>
        <LeadForm
          form="callback"
          fields={FIELDS}
          submit="Отправить"
          reachgoal={reachgoal}
          place="popup"
          onPolicyOpen={onClose}
        />
      </div>
    </Dialog>
  )
}
