import { Landscape } from '../../landscape/Landscape.tsx'
import type { Scene } from '../../landscape/scene.ts'
import { Logo } from '../Logo.tsx'
import styles from './FooterLandscape.module.css'

const SCENE: Scene = {
  width: 1440,
  height: 420,
  horizon: 260.4,
  vanishing: 288,
  halfRoad: 1.5,
  aside: -0.5,
  focal: 2.2,
  pageLength: 9,
  sun: { radius: 84, shift: 0, above: -6 },
  isClear: true,
  mileposts: [26, 17, 11.5, 8, 5.6, 3.9, 2.75],
}

/** The end of the day's road: dusk, and the name of the studio on the horizon. */
export function FooterLandscape({ name }: { name: string }) {
  return (
    <div className={styles.landscape} aria-hidden="true">
      <Landscape scene={SCENE} anchor="xMidYMax" />
      <Logo className={styles.name} label={name} />
    </div>
  )
}
