import { useState } from 'react'
import { CallbackLink } from '#components/lead/CallbackLink.tsx'
import { groupDigits } from '#shared/format/price.ts'
import { payback } from './payback.ts'
import { PaybackChart } from './PaybackChart.tsx'
import { Range } from './Range.tsx'
import styles from './PaybackSection.module.css'

interface PaybackSectionProps {
  id: string
  /** Roubles. */
  price: number
  text: {
    form: string
    profit: string
    leads: string
    share: string
    note: string
    never: string
  }
}

/** Three sliders and the month in which the site has paid for itself. Without scripts it is a static example. */
export function PaybackSection({ id, price, text }: PaybackSectionProps) {
  const [profit, setProfit] = useState(18_000)
  const [leads, setLeads] = useState(34)
  const [share, setShare] = useState(24)
  const { balance, month } = payback({ price, profit, leads, share })

  return (
    <section id={id} className="pt-s pb-s" data-theme="night">
      <div className="wrap">
        <div className="head c75">
          <h2 className={`d1 ${styles.title}`} aria-live="polite">
            {/* An element for each answer: of a translated page React can only replace whole elements. */}
            <span key={month}>
              {month ? (
                <>
                  Окупится <br />
                  на <b>{month}-&#8288;м</b> месяце
                </>
              ) : (
                <>
                  Не окупится <br />
                  за год
                </>
              )}
            </span>
          </h2>
          <fieldset className={styles.form}>
            <legend className="visually-hidden">{text.form}</legend>
            <Range
              label={text.profit}
              value={profit}
              shown={`${groupDigits(profit)}\u00a0₽`}
              min={1000}
              max={75_000}
              step={1000}
              onChange={setProfit}
            />
            <Range label={text.leads} value={leads} shown={String(leads)} min={2} max={85} onChange={setLeads} />
            <Range label={text.share} value={share} shown={`${share}\u202f%`} min={1} max={80} onChange={setShare} />
          </fieldset>
        </div>
        <PaybackChart balance={balance} month={month} />
        <div className={`${styles.foot} spread`}>
          <p className="small muted">{text.note}</p>
          {month === null && (
            <CallbackLink tone="snow" reachgoal="click-ostavit-zayavku">
              {text.never}
            </CallbackLink>
          )}
        </div>
      </div>
    </section>
  )
}
