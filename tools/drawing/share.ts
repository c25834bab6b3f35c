import { phonesView } from './cover.ts'
import type { Case } from './case.ts'
import { logo } from './logo.ts'
import { motif, type MotifName } from './motifs/motif.ts'
import { CINNABAR, INK, inkOnGround, PALETTES, SNOW, type Palette, type ProjectType } from './palette.ts'
import { pane, path, svg } from './shapes.ts'
import { lines, text } from './text.ts'
import { wrappedInto } from './wrapped.ts'

export const SHARE = { width: 1200, height: 630 }

const HEADING = { font: 'narrow', weight: 800, tracking: -0.01 } as const
const SIZES = [100, 88, 78, 70, 62, 54] as const
const PANEL = 560

interface Card {
  over: string
  title: string
  /** A large figure over what is under the title. */
  figure?: string
  under?: string
  ground: string
  ink: string
  /** What fills the rest of the picture. */
  picture: string
}

/** A panel of words in the shape of a signpost over a picture. */
function card({ over, title, figure = '', under, ground, ink, picture }: Card): string {
  const { size, lines: words } = wrappedInto(title, PANEL - 104, 4, SIZES, HEADING)
  const top = 250
  const bottom = top + size * 0.92 * (words.length - 1)
  const small = under ? wrappedInto(under, PANEL - 104, 3, [32, 28, 24], {}) : { size: 0, lines: [] }
  const { height } = SHARE
  return svg(
    SHARE.width,
    height,
    picture +
      path(`M0 0H${PANEL}L${PANEL + 70} ${height / 2}L${PANEL} ${height}H0Z`, ground) +
      logo(56, 110, 84, ink, ground, ground === CINNABAR ? SNOW : CINNABAR) +
      text(over, { x: 58, y: 158, size: 22, weight: 500, fill: ink }) +
      lines(words, { ...HEADING, x: 56, y: top + size * 0.36, size, fill: ink, leading: 0.92 }) +
      text(figure, { ...HEADING, x: 56, y: 478, size: 72, fill: ink }) +
      lines(small.lines, {
        x: 58,
        y: figure ? 530 : Math.max(bottom + size * 0.36 + 60, 470),
        size: small.size,
        fill: ink,
        leading: 1.4,
      }),
  )
}

const beside = (draw: (width: number) => string) => {
  const left = PANEL - 10
  return pane(left, 0, SHARE.width - left, SHARE.height, draw(SHARE.width - left))
}

export function projectShare(project: Case, name: string, figure: string, under: string): string {
  const palette: Palette = PALETTES[project.type]
  return card({
    over: 'Кейс',
    title: name,
    figure,
    under,
    ground: palette.ground,
    ink: inkOnGround(palette),
    picture: beside((width) => phonesView(project, { width, height: SHARE.height })),
  })
}

export function postShare(code: string, title: string, name: MotifName, palette: Palette, letter?: string): string {
  const picture = beside((width) => motif(name, width, SHARE.height, palette, code, letter))
  return card({ over: 'Блог', title, ground: SNOW, ink: INK, picture })
}

const GROUPS: Record<string, { type: ProjectType; motif: MotifName; letter?: string }> = {
  razrabotka: { type: 'corp', motif: 'trakt' },
  bitrix: { type: 'bitrix', motif: 'razvyazka' },
  podderzhka: { type: 'landing', motif: 'berezy' },
  seo: { type: 'seo', motif: 'relief' },
  reklama: { type: 'ads', motif: 'stolb' },
  smm: { type: 'smm', motif: 'pashnya' },
  reputatsiya: { type: 'rep', motif: 'solnce' },
}

export function groupShare(code: string, name: string): string {
  const look = GROUPS[code] ?? { type: 'corp', motif: 'trakt' }
  const palette: Palette = PALETTES[look.type]
  const picture = beside((width) => motif(look.motif, width, SHARE.height, palette, code, look.letter))
  return card({ over: 'Услуги', title: name, under: 'Цены и сроки на сайте', ground: SNOW, ink: INK, picture })
}

/** Every page without a picture of its own. */
export const siteShare = () =>
  card({
    over: 'Сайты и реклама',
    title: 'Ведём бизнес в интернете',
    ground: SNOW,
    ink: INK,
    picture: beside((width) => motif('trakt', width, SHARE.height, PALETTES.shop, 'верста')),
  })
