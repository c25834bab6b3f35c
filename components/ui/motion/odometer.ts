import styles from '../Odometer.module.css'

const ROLL = { duration: 1200, easing: 'cubic-bezier(0.22, 1, 0.28, 1)' }
const ROLL_SHIFT_MS = 70
const STEP = { duration: 520, easing: 'cubic-bezier(0.5, 0, 0.2, 1.18)' }
const CARRY = { ...ROLL, duration: 700 }
const STEP_EVERY_MS = 2400
const SHARE_IN_VIEW = 0.35

/** Rolls the drums up to their digits when they come into view; then the last one goes on, a step at a time. */
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
    drum.turnTo(drum.place + 1, index === drums.length - 1 ? STEP : CARRY)
    if (drum.place === 0) step(index - 1)
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
  const reel = document.createElement('span')
  reel.className = styles.reel ?? ''
  reel.append(...Array.from({ length: 11 }, (_, digit) => faceOf(digit % 10)))
  drum.replaceChildren(reel)
  let place = 0

  return {
    digit: Number(written.map(({ textContent }) => textContent).join('')),
    get place() {
      return place
    },
    turnTo(next: number, timing: KeyframeAnimationOptions) {
      reel.animate({ translate: [offset(place), offset(next)] }, { ...timing, fill: 'backwards' })
      place = next % 10
      reel.style.translate = offset(place)
    },
    restore: () => drum.replaceChildren(...written),
  }
}

function faceOf(digit: number): HTMLElement {
  const face = document.createElement('span')
  face.textContent = String(digit)
  return face
}

const offset = (place: number) => `0 ${place * -100}%`
