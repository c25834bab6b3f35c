const SLIDERS = '.compare input'

/** Draws the second of two pictures of a case over the first as far as their slider is, now and at each move. */
export function startComparisons(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>(SLIDERS)) draw(slider)
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SLIDERS)) draw(target)
  })
}

const draw = ({ value, parentElement }: HTMLInputElement) => parentElement?.style.setProperty('--at', value)
