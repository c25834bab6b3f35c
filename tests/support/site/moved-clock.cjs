// Loaded into a program before its own code: its wall clock is ahead by CLOCK_AHEAD_MS, and each
// SIGUSR2 moves it by CLOCK_STEP_MS.
const Real = Date
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + aheadMs)
    else super(...parts)
  }
  static now() {
    return Real.now() + aheadMs
  }
}
process.on('SIGUSR2', () => {
  aheadMs += Number(process.env.CLOCK_STEP_MS)
  process.stdout.write(`${JSON.stringify({ msg: 'clock moved', aheadMs })}\n`)
})
