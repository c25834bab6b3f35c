import type { Case } from '../case.ts'
import { bukvodom } from './bukvodom.ts'
import { dobrySchyot } from './dobry-schyot.ts'
import { granatIMyata } from './granat-i-myata.ts'
import { gudron } from './gudron.ts'
import { kvartsit7 } from './kvartsit-7.ts'
import { ledokolor } from './ledokolor.ts'
import { medoveya } from './medoveya.ts'
import { nochnoyReys } from './nochnoy-reys.ts'
import { pochtovyDvor } from './pochtovy-dvor.ts'
import { polubak } from './polubak.ts'
import { proyom } from './proyom.ts'
import { severnoeSukno } from './severnoe-sukno.ts'
import { shesterenkin } from './shesterenkin.ts'
import { stankord } from './stankord.ts'
import { teplokontur } from './teplokontur.ts'
import { tretyaInstantsiya } from './tretya-instantsiya.ts'
import { verholesye } from './verholesye.ts'
import { zernoved } from './zernoved.ts'

/** In the order of the list, so that neighbours can be kept apart. */
export const CASES: readonly Case[] = [
  zernoved,
  polubak,
  stankord,
  kvartsit7,
  teplokontur,
  medoveya,
  verholesye,
  bukvodom,
  tretyaInstantsiya,
  severnoeSukno,
  gudron,
  ledokolor,
  nochnoyReys,
  proyom,
  granatIMyata,
  shesterenkin,
  pochtovyDvor,
  dobrySchyot,
]
