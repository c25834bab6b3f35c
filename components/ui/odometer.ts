import styles from './Odometer.module.css'

const ROLL = { duration: 1200, easing: 'cubic-bezier(0.22, 1, 0.28, 1)' }
const ROLL_SHIFT_MS = 70
const STEP = { duration: 520, easing: 'cubic-bezier(0.5, 0, 0.2, 1.18)' }
const CARRY = { ...ROLL, duration: 700 }
const STEP_EVERY_MS = 2400
const SHARE_IN_VIEW = 0.35

/** Rolls the drums up to their digits when they come into view; then the last one keeps counting. */
export function rollDrums(odometer: Element): () => void {
  const drums = [...odometer.children].map((drum) => createDrum(drum))
  let timer = 0
  let hasRolled = false

  const roll = () => {
    hasRolled = true
    for (const [index, drum] of drums.entries()) drum.turnTo(drum.digit, { ...ROLL, delay: index * ROLL_SHIFT_MS })
  }
  const step = (index: number) => {
    const drum = drums[index]
    if (!drum || document.hidden) return
    drum.turnTo(drum.position + 1, index === drums.length - 1 ? STEP : CARRY)
    if (drum.position === 0) step(index - 1)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      clearInterval(timer)
      if (!entries.at(-1)?.isIntersecting) return
      if (!hasRolled) roll()
      timer = window.setInterval(() => step(drums.length - 1), STEP_EVERY_MS)
    },
    { threshold: SHARE_IN_VIEW },
  )
  observer.observe(odometer)

  return () => {
    observer.disconnect()
    clearInterval(timer)
    for (const drum of drums) drum.restore()
  }
}

/** A drum with the digits 0–9 and 0 again on its reel; it shows 0 to begin with. */
function createDrum(drum: Element) {
  const written = [...drum.childNodes]
  const digit = Number(drum.textContent)
  const reel = document.createElement('span')
  reel.className = styles.reel ?? ''
  reel.append(...Array.from({ length: 11 }, (_, turn) => faceOf(turn % 10)))
  reel.children[digit]?.classList.add(styles.written ?? '')
  drum.replaceChildren(reel)
  let position = 0

  return {
    digit,
    get position() {
      return position
    },
    turnTo(next: number, timing: KeyframeAnimationOptions) {
      reel.animate({ translate: [offset(position), offset(next)] }, { ...timing, fill: 'backwards' })
      position = next % 10
      reel.style.translate = offset(position)
    },
    restore: () => drum.replaceChildren(...written),
  }
}

function faceOf(digit: number): HTMLElement {
  const face = document.createElement('span')
  face.textContent = String(digit)
  return face
}

const offset = (position: number) => `0 ${position * -100}%`
