type Job = (seconds: number) => void

/** Caps the step after a pause. */
const LONGEST_FRAME_S = 0.05

const jobs = new Set<Job>()
let request = 0
let lastFrameAt = 0

/** Runs a job at every frame in one shared loop; returns the function that removes it. */
export function onEachFrame(job: Job): () => void {
  jobs.add(job)
  if (request === 0) {
    lastFrameAt = performance.now()
    request = requestAnimationFrame(runFrame)
  }
  return () => void jobs.delete(job)
}

function runFrame(now: number) {
  const seconds = Math.min(LONGEST_FRAME_S, Math.max(0, now - lastFrameAt) / 1000)
  lastFrameAt = now
  for (const job of jobs) job(seconds)
  request = jobs.size > 0 ? requestAnimationFrame(runFrame) : 0
}
