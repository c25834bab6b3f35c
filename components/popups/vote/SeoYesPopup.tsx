import { CallbackLink } from '../../lead/CallbackLink.tsx'
import { reachGoal } from '../../lead/reach-goal.ts'
import { Dialog, DialogTitle, type DialogControl } from '../../ui/Dialog.tsx'
import scene from './seo-yes.svg'
import styles from './VotePopup.module.css'

export function SeoYesPopup({ control }: { control: DialogControl }) {
  return (
    <Dialog control={control} columns={7} theme="rye" tape="none">
      <div className={styles.yes}>
        <div>
          <DialogTitle className="d2">Покажем, как&nbsp;сделать такую&nbsp;же для вашего бизнеса!</DialogTitle>
          <p>Разберём, из&nbsp;чего собрана эта страница, и&nbsp;посчитаем вашу: сроки, цену, первые заявки.</p>
          <CallbackLink tone="ink" size="large" onOpen={() => reachGoal('click-ostavit-zayavku')}>
            Оставить заявку
          </CallbackLink>
        </div>
        <img src={scene} alt="" width={360} height={500} />
      </div>
    </Dialog>
  )
}
