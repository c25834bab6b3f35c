import { CINNABAR, INK, RYE, SNOW } from '../palette.ts'
import type { OwnLook } from './look.ts'

const CORNFLOWER = '#3D5AF1'
const PINE = '#1E5B4A'
const FROST = '#B9D0DB'
const MINT = '#9FDCC4'
const FIREWEED = '#F58AB8'
const MAROON = '#7A1600'
const SKY = '#D7E4EA'
const CLOUD = '#E9F0F3'

export const TEAM: Record<string, OwnLook> = {
  'vera-trakina': { hair: 'bob', collar: 'jacket', cloth: INK, ground: SKY, earring: true },
  'matvey-stolbov': {
    hair: 'short',
    beard: true,
    glasses: true,
    collar: 'roll',
    cloth: CINNABAR,
    ground: RYE,
    sun: SNOW,
    turn: -1,
  },
  'zlata-keglina': {
    hair: 'bun',
    collar: 'vneck',
    cloth: INK,
    fabric: 'stripe',
    ground: FIREWEED,
    sun: RYE,
    earring: true,
  },
  'ilya-vershinin': { hair: 'cap', hairColour: PINE, collar: 'hoodie', cloth: PINE, ground: MINT, turn: -1 },
  'darya-polosina': { hair: 'long', collar: 'shirt', cloth: CORNFLOWER, fabric: 'thin', ground: FROST },
  'gleb-vershkov': {
    hair: 'bald',
    beard: true,
    glasses: true,
    collar: 'shirt',
    cloth: INK,
    thread: FROST,
    fabric: 'check',
    ground: CLOUD,
    sun: CORNFLOWER,
  },
  'asya-verhova': { hair: 'curly', collar: 'vneck', cloth: CINNABAR, ground: SKY, sun: RYE, turn: -1 },
  'timur-zagortsev': { hair: 'side', collar: 'jacket', cloth: '#26333D', ground: RYE },
  'nina-lenskaya': {
    hair: 'wave',
    hairColour: MAROON,
    collar: 'roll',
    cloth: MINT,
    thread: PINE,
    fabric: 'stripe',
    ground: CINNABAR,
    sun: RYE,
    turn: -1,
  },
  'pavel-uzlov': {
    hair: 'crop',
    glasses: true,
    collar: 'hoodie',
    cloth: CORNFLOWER,
    thread: RYE,
    ground: FROST,
    sun: SNOW,
    turn: -1,
  },
}

export const REVIEWERS: Record<string, OwnLook> = {
  arkady: { hair: 'crop', beard: true, collar: 'vneck', cloth: PINE, ground: CLOUD, turn: -1 },
  egor: { hair: 'cap', collar: 'hoodie', cloth: CINNABAR, ground: MINT, sun: RYE, turn: -1 },
  irina: {
    hair: 'wave',
    hairColour: '#5B3A00',
    collar: 'jacket',
    cloth: CORNFLOWER,
    ground: FROST,
    sun: RYE,
    earring: true,
  },
  lyudmila: {
    hair: 'curly',
    hairColour: MAROON,
    glasses: true,
    collar: 'shirt',
    cloth: FIREWEED,
    thread: INK,
    fabric: 'check',
    ground: RYE,
  },
  olga: { hair: 'bun', glasses: true, collar: 'jacket', cloth: PINE, ground: MINT, sun: RYE, turn: -1 },
  roman: { hair: 'crop', beard: true, collar: 'shirt', cloth: CORNFLOWER, fabric: 'thin', ground: RYE },
  semyon: { hair: 'bald', collar: 'roll', cloth: INK, ground: FROST },
  tamara: { hair: 'long', hairColour: '#4B5B66', collar: 'roll', cloth: INK, ground: FIREWEED, sun: SNOW, turn: -1 },
}
