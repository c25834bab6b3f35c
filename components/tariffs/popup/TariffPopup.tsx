import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import { AveragesNote } from '../AveragesNote.tsx'
import { offeredOptions } from '../offered-options.ts'
import { TariffPopupRow } from './TariffPopupRow.tsx'
import styles from './TariffPopup.module.css'

/** The tariffs of the page as rows, one open at a time; the most popular is open at first. */
export function TariffPopup({ control }: { control: DialogControl }) {
  const { tariffs = [], breadcrumbs = [] } = usePageContext().data ?? {}
  const [openCode, setOpenCode] = useState(() => tariffs.find(({ isHit }) => isHit)?.code)
  const isAnyOpen = tariffs.some(({ code }) => code === openCode)
  if (tariffs.length === 0) return null
  const options = offeredOptions(tariffs)
  return (
    <Dialog control={control} columns={8}>
      <div className={styles.head}>
        <DialogTitle className="d3">Тарифы</DialogTitle>
        <p className="small muted">{breadcrumbs.at(-1)?.name}. Нажмите на название, чтобы увидеть, что входит.</p>
      </div>
      {tariffs.map((tariff) => (
        <TariffPopupRow
          key={tariff.code}
          tariff={tariff}
          options={options}
          isOpen={tariff.code === openCode}
          isAccented={isAnyOpen ? tariff.code === openCode : tariff.isHit}
          onToggle={() => setOpenCode(tariff.code === openCode ? undefined : tariff.code)}
        />
      ))}
      {tariffs.some(({ offer }) => offer.kind === 'forecast') && (
        <div className={styles.foot}>
          <AveragesNote />
        </div>
      )}
    </Dialog>
  )
}
