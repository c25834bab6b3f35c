import type { Case } from './case.ts'
import { BROWSER, browser, phone, PHONE } from './frames.ts'
import { motif } from './motifs/motif.ts'
import { PALETTES, type Palette } from './palette.ts'
import { moved, svg } from './shapes.ts'

interface Box {
  width: number
  height: number
}

/** The older screens leave their lower part empty. */
const WINDOW_HEIGHTS = { first: 760, second: 900 }

/** The picture of a project in lists. */
export function cover(project: Case, box: Box): string {
  return composed(project, box, project.layout, PALETTES[project.type])
}

/** The picture on top of a case: ground and pop change places, or it would merge with the page's colour. */
export function detail(project: Case, box: Box): string {
  const palette = PALETTES[project.type]
  const layout = project.layout === 'phones' ? 'phones' : 'full'
  return composed(project, box, layout, { ...palette, ground: palette.pop, pop: palette.ground })
}

/** Both phones side by side. */
export const phonesView = (project: Case, box: Box) => composed(project, box, 'phones', PALETTES[project.type])

/** One phone on the plain light colour. */
export function phoneView(screen: string, { width, height }: Box, ground: string): string {
  return svg(width, height, ground + tallPhone(screen, { width, height }, { x: 0.5, y: 0.5, share: 0.88 }))
}

function composed(project: Case, box: Box, layout: Case['layout'], ground: Palette): string {
  const { code, type, cover: shown } = project
  const palette = PALETTES[type]
  const windowHeight = WINDOW_HEIGHTS[shown]
  const window = () => browser(project.screens[shown](palette), `${code}.example`, windowHeight)
  const screens = [project.phones.first(palette), project.phones.second(palette)] as const
  const backdrop = motif(project.motif, box.width, box.height, ground, code, project.letter)
  const full = windowHeight + BROWSER.bar
  const { width, height } = box

  const devices = {
    full: () => {
      const scale = Math.min((width * 0.68) / BROWSER.width, (height * 0.8) / full)
      const left = (width - BROWSER.width * scale) / 2 - width * 0.09
      const top = (height - full * scale) / 2
      const right = left + BROWSER.width * scale
      const place = { x: right / width + 0.07, y: 0.56, share: 0.68 }
      return moved(left, top, scale, window()) + tallPhone(screens[shown === 'first' ? 0 : 1], box, place)
    },
    browser: () => {
      const scale = Math.min((width * 0.8) / BROWSER.width, (height * 0.86) / full)
      return moved((width - BROWSER.width * scale) / 2, (height - full * scale) / 2, scale, window())
    },
    crop: () => moved(width * 0.13, height * 0.2, (width * 0.98) / BROWSER.width, window()),
    phone: () => tallPhone(screens[0], box, { x: 0.5, y: 0.5, share: 0.8 }),
    phones: () =>
      tallPhone(screens[0], box, { x: 0.36, y: 0.48, share: 0.78 }) +
      tallPhone(screens[1], box, { x: 0.64, y: 0.54, share: 0.78 }),
  }
  return svg(width, height, backdrop + devices[layout]())
}

/** A phone whose middle is at a place given in shares of the box. */
function tallPhone(screen: string, { width, height }: Box, place: { x: number; y: number; share: number }): string {
  const scale = (height * place.share) / PHONE.height
  const left = width * place.x - (PHONE.width * scale) / 2
  return moved(left, height * place.y - (PHONE.height * scale) / 2, scale, phone(screen))
}
