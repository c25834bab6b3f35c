import type { Case } from './case.ts'
import { CASES } from './cases/cases.ts'
import { certificate } from './certificate.ts'
import { choicePictures } from './choice.ts'
import { cover, detail, phonesView, phoneView } from './cover.ts'
import { fieldsOf } from './library.ts'
import { motif } from './motifs/motif.ts'
import { PALETTES, type ProjectType } from './palette.ts'
import { TEAM } from './people/people.ts'
import { portrait } from './people/portrait.ts'
import { REVIEWERS } from './people/reviewers.ts'
import { question } from './phones/question.ts'
import { postCover, POSTS } from './posts.ts'
import { room } from './scenes/room.ts'
import { rect, svg } from './shapes.ts'

/** A file under `content/pictures/` and how it is drawn. */
export interface Picture {
  file: string
  draw: () => string
  /** Pixels of the file to one of the drawing. */
  scale?: number
}

const COVER = { width: 1200, height: 900 }
const DETAIL = { width: 1680, height: 945 }
const PHONE_VIEW = { width: 1080, height: 1200 }
const POST = { width: 2000, height: 1250 }

/** Screens that cases show in their text: file → case and screen. */
const SCREENS: Record<string, [code: string, screen: 'first' | 'second']> = {
  'scene-sail': ['polubak', 'second'],
  'view-a-polubak': ['polubak', 'first'],
  'scene-lookbook': ['severnoe-sukno', 'second'],
  'scene-menu': ['granat-i-myata', 'second'],
  'scene-line': ['medoveya', 'second'],
  'view-a-dobry-schyot': ['dobry-schyot', 'first'],
  'view-b-dobry-schyot': ['dobry-schyot', 'second'],
  'scene-search': ['stankord', 'second'],
  'scene-lodge': ['pochtovy-dvor', 'second'],
  'scene-cabinet': ['teplokontur', 'second'],
  'scene-slabs': ['kvartsit-7', 'second'],
  'scene-paint': ['ledokolor', 'second'],
  'scene-spread': ['bukvodom', 'second'],
  'scene-serp': ['tretya-instantsiya', 'second'],
  'view-a-verholesye': ['verholesye', 'first'],
  'view-a-nochnoy-reys': ['nochnoy-reys', 'first'],
  'view-b-nochnoy-reys': ['nochnoy-reys', 'second'],
  'view-b-proyom': ['proyom', 'second'],
  'view-a-shesterenkin': ['shesterenkin', 'first'],
  'view-b-shesterenkin': ['shesterenkin', 'second'],
  'view-b-zernoved': ['zernoved', 'second'],
}
const PHONE_PAIRS = ['polubak', 'bukvodom']

const CERTIFICATES: Record<string, ProjectType> = {
  kontekst: 'ads',
  media: 'landing',
  magaz: 'shop',
  seo: 'seo',
  skorost: 'corp',
  rep: 'rep',
  atribut: 'smm',
  dostup: 'bitrix',
  bitrix: 'bitrix',
}

function projects(): Picture[] {
  const file = (name: string) => `projects/${name}.webp`
  return [
    ...CASES.flatMap((project) => [
      { file: file(project.code), draw: () => cover(project, COVER) },
      { file: file(`${project.code}-detail`), draw: () => detail(project, DETAIL) },
    ]),
    ...Object.entries(SCREENS).map(([name, [code, screen]]) => ({
      file: file(name),
      draw: () => svg(COVER.width, COVER.height, caseOf(code).screens[screen](PALETTES[caseOf(code).type])),
      // As wide as the page.
      scale: 1.5,
    })),
    ...PHONE_PAIRS.map((code) => ({
      file: file(`view-c-${code}`),
      draw: () => phonesView(caseOf(code), COVER),
    })),
    ...zernovedPhones(file),
    ...choicePictures(),
    ...Object.entries(room).map(([name, draw]) => ({
      file: file(`ledokolor-${name}`),
      draw: () => svg(1280, 800, draw(PALETTES.bitrix)),
    })),
  ]
}

/** A card of the shop on its own colour, and the choice of a kind beside a milepost. */
function zernovedPhones(file: (name: string) => string): Picture[] {
  const { width, height } = PHONE_VIEW
  const { shop, landing } = PALETTES
  const choice = {
    name: 'Зерновед',
    motif: 'relief' as const,
    step: 'Вопрос 2 из 3',
    question: ['С чем пьёте?'] as const,
    answers: ['Чёрным', 'С молоком', 'Со льдом'] as const,
    action: 'Дальше',
  }
  return [
    {
      file: file('case1-zernoved'),
      draw: () => phoneView(caseOf('zernoved').phones.first(shop), PHONE_VIEW, rect(0, 0, width, height, shop.light)),
    },
    {
      file: file('case2-zernoved'),
      draw: () => phoneView(question(landing, choice), PHONE_VIEW, motif('stolb', width, height, landing, 'зерно')),
    },
  ]
}

const team = (): Picture[] => [
  ...Object.entries(TEAM).map(([code, look]) => ({ file: `team/${code}.webp`, draw: () => portrait(look) })),
  ...Object.entries(REVIEWERS).map(([code, look]) => ({ file: `reviews/${code}.webp`, draw: () => portrait(look) })),
]

const certificates = (): Picture[] =>
  fieldsOf('certificates').map(({ code, field }) => ({
    file: `certificates/${code}.webp`,
    draw: () => {
      const paper = {
        name: field('name'),
        issuer: field('issuer'),
        date: field('date_create'),
        number: field('number'),
      }
      return certificate(paper, PALETTES[CERTIFICATES[code] ?? 'corp'])
    },
  }))

const blog = (): Picture[] =>
  Object.entries(POSTS).map(([code, look]) => ({
    file: `blog/${code}.webp`,
    draw: () => postCover(code, look, POST.width, POST.height),
  }))

export const PICTURES = { projects, team, certificates, blog } satisfies Record<string, () => Picture[]>

function caseOf(code: string): Case {
  const found = CASES.find((project) => project.code === code)
  if (!found) throw new Error(`No case is drawn for ${code}`)
  return found
}
