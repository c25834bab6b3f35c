import { motif, type MotifName } from './motifs/motif.ts'
import { PALETTES, type Palette } from './palette.ts'
import { svg } from './shapes.ts'

export interface PostLook {
  motif: MotifName
  palette: Palette
  letter?: string
}

const { shop, corp, landing, bitrix, seo, ads, smm, rep } = PALETTES

/** No two posts share both a motif and a palette. */
export const POSTS: Record<string, PostLook> = {
  'smeta-na-14-strok': { motif: 'nabor', palette: shop, letter: '₽' },
  'stranitsa-o-kompanii': { motif: 'pashnya', palette: bitrix },
  'konversiya-9-procentov': { motif: 'relief', palette: landing },
  'pereezd-za-vyhodnye': { motif: 'razvyazka', palette: rep },
  'nochnye-stavki': { motif: 'solnce', palette: { ...seo, ground: seo.deep, deep: seo.ground } },
  'nespravedlivyy-otzyv': { motif: 'berezy', palette: smm },
  'pervyy-ekran': { motif: 'nabor', palette: seo, letter: '5' },
  'brif-na-odnu-stranitsu': { motif: 'trakt', palette: shop },
  'skorost-dengi': { motif: 'solnce', palette: ads },
  'otchet-na-odnoy-stranitse': { motif: 'relief', palette: rep },
  'kontent-plan-bez-prazdnikov': { motif: 'pashnya', palette: smm },
  'semantika-na-salfetke': { motif: 'razvyazka', palette: corp },
  'tri-pisma-podderzhke': { motif: 'stolb', palette: landing },
}

/** A bare motif: devices belong to the projects. */
export const postCover = (code: string, { motif: name, palette, letter }: PostLook, width: number, height: number) =>
  svg(width, height, motif(name, width, height, palette, code, letter))
