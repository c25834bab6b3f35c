import { circle, clipped, horizontalStripes, path, rect, verticalStripes } from './shapes.ts'

export type Weave = 'stripes' | 'zigzag' | 'bands'

const COAT_BODY = 'M-58 0L58 0L84 96L66 108L92 420H-92L-66 108L-84 96Z'
const COAT_SLEEVES = 'M-58 2L-96 34L-128 292L-88 300L-70 128ZM58 2L96 34L128 292L88 300L70 128Z'

/** A coat in full height, its collar at the origin. */
export function coat(x: number, y: number, scale: number, base: string, thread: string, weave: Weave, ink: string) {
  const cloth = rect(-150, -20, 300, 460, base) + woven(weave, thread)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    path('M-108 432h240l-20 14h-240z', ink, 'opacity=".16"') +
    path('M-26 -70v44q26 26 52 0v-44q-26 -40 -52 0z', ink) +
    clipped(`<path d="${COAT_SLEEVES}"/>`, cloth + rect(-150, 0, 300, 440, ink, 'opacity=".14"')) +
    clipped(`<path d="${COAT_BODY}"/>`, cloth) +
    path('M-40 0L0 92L40 0L22 -14Q0 8 -22 -14Z', ink) +
    path('M-14 2L0 84L14 2Z', base) +
    `<path d="M0 92V420" stroke="${ink}" stroke-width="3"/>` +
    [140, 200, 260].map((top) => circle(14, top, 6, ink)).join('') +
    path('M-50 424h36v112h-46l10-12zM14 424h36v100l10 12h-46z', ink)
  }</g>`
}

function woven(weave: Weave, thread: string): string {
  if (weave === 'stripes') return verticalStripes(-130, 0, 260, 430, 18, 9, thread)
  if (weave === 'bands') return horizontalStripes(-140, 10, 280, 420, 5, 1.16, thread)
  let outline = ''
  for (let top = -20; top < 440; top += 22)
    outline += `M-140 ${top}${'l14 -14l14 14'.repeat(10)}v8${'l-14 -14l-14 14'.repeat(10)}Z`
  return path(outline, thread)
}

/** A yacht whose waterline is at the origin. */
export function boat(x: number, y: number, scale: number, hull: string, sail: string, stripes: string, ink: string) {
  const mainSail = rect(-10, -440, 200, 430, sail) + horizontalStripes(-10, -400, 200, 400, 7, 1.14, stripes)
  const jib = rect(-160, -400, 150, 370, sail) + rect(-160, -120, 150, 100, stripes)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    clipped('<path d="M-8 -20L-8 -430Q120 -250 168 -30Z"/>', mainSail) +
    clipped('<path d="M-26 -40L-26 -380Q-130 -200 -146 -40Z"/>', jib) +
    path('M-20 0V-446h7V0Z', ink) +
    path('M-13 -446l46 12l-46 14Z', hull) +
    path('M-190 -6H200Q176 66 120 74H-128Q-176 54 -190 -6Z', hull) +
    path('M-183 14H194l-5 12H-179Z', ink)
  }</g>`
}
