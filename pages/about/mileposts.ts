/** Numbers the sections of a page in rendering order: those without content leave no gap. */
export function countMileposts() {
  let number = 0
  return ({ name }: { name: string }) => ({ number: ++number, name })
}
