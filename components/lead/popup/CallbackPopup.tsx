import { useState } from 'react'
import { within } from '#shared/site.ts'
import { useSite } from '../../state/site-context.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import type { FieldText } from '../Field.tsx'
import { LeadForm } from '../LeadForm.tsx'
import styles from '../../ui/Popup.module.css'

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Имя' },
  { name: 'tel', label: 'Телефон', placeholder: '+7 (999) 999-99-99*' },
  { name: 'site', label: 'Сайт, если есть' },
  { name: 'budget', label: 'Бюджет' },
]

export function CallbackPopup({ control }: { control: DialogControl }) {
  const { hours, callbackTerm } = useSite()
  const current = usePopup((state) => state.reachgoal)
  // The error popup above the form clears the marker, which a retry still needs.
  const [reachgoal] = useState(current)
  return (
    <Dialog control={control} columns={6}>
      <div className={styles.body}>
        <DialogTitle className={classes('d2', styles.title)}>Оставить заявку</DialogTitle>
        <p className="muted">
          Перезвоним{within(callbackTerm)} в&nbsp;рабочее время.
          {hours && ' Напишете позже\u00a0— позвоним утром рабочего дня.'}
        </p>
        <LeadForm form="callback" fields={FIELDS} submit="Отправить" reachgoal={reachgoal} place="popup" />
      </div>
    </Dialog>
  )
}
