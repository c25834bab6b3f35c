import { useEffect, useRef, useState } from 'react'
import type { FieldText } from '../../lead/Field.tsx'
import { LeadForm } from '../../lead/LeadForm.tsx'
import { useSite } from '../../state/site-context.ts'
import { usePopup } from '../../state/StateProvider.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import { isInView } from '../../ui/is-in-view.ts'
import { drawnPrize, forgetPrize } from '../drawn-prize.ts'
import { PRIZES, stopAngle, type Prize } from '../prizes.ts'
import { PrizeWheel } from '../PrizeWheel.tsx'
import styles from './FortunaPopup.module.css'

const FIELDS: readonly FieldText[] = [
  { name: 'name', label: 'Имя' },
  { name: 'tel', label: 'Телефон' },
]

/** The prize is drawn before anything is sent; the wheel turns to it once the form is accepted. */
export function FortunaPopup({ control }: { control: DialogControl }) {
  const [draw] = useState(drawLots)
  const [won, setWon] = useState<Prize | null>(null)
  const [isSpinning, setIsSpinning] = useState(false)
  const wheel = useRef<SVGGElement>(null)
  const openPopup = usePopup((state) => state.open)

  const spin = async () => {
    setIsSpinning(true)
    if (wheel.current) await turn(wheel.current, stopAngle(PRIZES.indexOf(draw.prize), draw.turns))
    // Closed meanwhile, it has no place to name the prize.
    if (wheel.current && isInView(wheel.current)) setWon(draw.prize)
    else openPopup('success')
  }

  const onAccepted = (canSpin: boolean) => {
    forgetPrize()
    return canSpin ? spin() : null
  }

  return (
    <Dialog control={control} columns={9} theme="rye" tape="none">
      <div className={styles.popup}>
        <div className={classes(styles.side, isSpinning && styles.spinning)}>
          <PrizeWheel className={styles.drawing} ref={wheel} />
          <span className={`caption nowrap centred ${styles.pointer}`} aria-hidden="true">
            Ваш приз
          </span>
        </div>
        <div className={styles.words}>
          {!won && (
            <>
              <DialogTitle className="d2">Крутите&nbsp;— пустых секторов нет</DialogTitle>
              <p className="muted">
                Оставьте имя и&nbsp;телефон, и&nbsp;колесо поедет. Приз закрепим за вашим номером.
              </p>
              <LeadForm
                form="wheel"
                type="fortuna"
                fields={FIELDS}
                submit="Крутить колесо"
                tone="ink"
                reachgoal="fortuna"
                message={draw.prize.name}
                place="popup"
                onAccepted={onAccepted}
              />
            </>
          )}
          <div aria-live="polite">{won && <Gift prize={won} />}</div>
          <Disclosure />
        </div>
      </div>
    </Dialog>
  )
}

const drawLots = () => ({ prize: drawnPrize(), turns: 1 + Math.floor(Math.random() * 2) })

/** Resolves when the animation ends; at once with reduced motion. */
async function turn(wheel: SVGGElement, angle: number): Promise<void> {
  wheel.style.rotate = `${angle}deg`
  await Promise.allSettled(wheel.getAnimations().map(({ finished }) => finished))
}

function Gift({ prize }: { prize: Prize }) {
  const words = useRef<HTMLDivElement>(null)
  // The form is unmounted, and the focus was in it.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={words} className={styles.gift} tabIndex={-1}>
      <DialogTitle className="d4">Подарок!</DialogTitle>
      <p className="d2">{prize.name}</p>
      <p>Поздравляем! Не&nbsp;пропустите наш звонок, мы&nbsp;скоро свяжемся с&nbsp;Вами!</p>
    </div>
  )
}

function Disclosure() {
  const { advertising } = useSite()
  if (!advertising) return null
  return (
    <p className={classes('caption muted', styles.disclosure)}>
      Реклама. {advertising.advertiser}, erid: {advertising.registryId}. Один приз на&nbsp;один номер
    </p>
  )
}
