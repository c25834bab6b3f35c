type Job = (seconds: number) => void

/** A pause of the machine is not a leap on the road. */
const LONGEST_FRAME_S = 0.05

const jobs = new Set<Job>()
let request = 0
let drawnAt = 0

/** Runs a job at every frame, all jobs of the page in one loop; gives back the way to end it. */
export function onEachFrame(job: Job): () => void {
  jobs.add(job)
  if (request === 0) {
    drawnAt = performance.now()
    request = requestAnimationFrame(draw)
  }
  return () => void jobs.delete(job)
}

function draw(now: number) {
  const seconds = Math.min(LONGEST_FRAME_S, Math.max(0, now - drawnAt) / 1000)
  drawnAt = now
  for (const job of jobs) job(seconds)
  request = jobs.size > 0 ? requestAnimationFrame(draw) : 0
}
