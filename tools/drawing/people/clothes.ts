import { clipped, path, rect } from '../shapes.ts'
import type { Collar, Fabric, Look } from './look.ts'

const TORSO = 'M36 790V740C40 604 120 548 226 516C262 560 338 560 374 516C480 548 560 604 564 740V790Z'

const steps = (from: number, to: number, step: number, draw: (at: number) => string) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => draw(from + index * step)).join('')

const FABRICS: Record<Fabric, string> = {
  plain: '',
  stripe: steps(520, 790, 28, (y) => `M0 ${y}H600v13H0Z`),
  thin: steps(0, 600, 22, (x) => `M${x} 480h3V790h-3Z`),
  check: steps(520, 790, 38, (y) => `M0 ${y}H600v4H0Z`) + steps(10, 600, 38, (x) => `M${x} 480h4V790h-4Z`),
}

/** The torso: cloth, its weave, a shaded half. */
export function torso({ cloth, thread, fabric, ink, turn }: Look): string {
  const shade = rect(turn > 0 ? 300 : 0, 480, 300, 310, ink, 'opacity=".16"')
  return clipped(`<path d="${TORSO}"/>`, rect(0, 480, 600, 310, cloth) + path(FABRICS[fabric], thread) + shade)
}

export const collar = (look: Look) => COLLARS[look.collar](look)

const seam = ({ ground }: Look) => `stroke="${ground}" stroke-width="3"`

const COLLARS: Record<Collar, (look: Look) => string> = {
  shirt: ({ cloth, thread, skin, ink }) =>
    path('M226 516L258 482L300 556L342 482L374 516L326 604L300 572L274 604Z', thread === cloth ? skin : '#fff') +
    path('M300 556V740', 'none', `stroke="${ink}" stroke-width="3" opacity=".5"`),
  jacket: (look) =>
    path('M240 508L300 740L360 508L300 560Z', '#fff') +
    path('M226 514L256 484L300 740H236L196 640L224 622L196 596Z', look.cloth, seam(look)) +
    path('M374 514L344 484L300 740H364L404 640L376 622L404 596Z', look.cloth, seam(look)),
  roll: (look) =>
    path('M246 446C270 462 330 462 354 446L366 524C330 556 270 556 234 524Z', look.cloth) +
    path('M238 506C272 536 328 536 362 506', 'none', seam(look)),
  hoodie: (look) =>
    path(
      'M196 530C214 476 250 470 258 474C270 540 330 540 342 474C350 470 386 476 404 530C380 596 220 596 196 530Z',
      look.cloth,
      seam(look),
    ) + path('M262 578V664M338 578V648', 'none', `stroke="${look.thread}" stroke-width="7" stroke-linecap="round"`),
  vneck: ({ skin }) => path('M234 512L300 636L366 512C350 500 342 486 342 470H258C258 486 250 500 234 512Z', skin),
}
