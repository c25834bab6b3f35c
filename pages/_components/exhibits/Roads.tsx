import { useData } from 'vike-react/useData'
import { typesetDeep } from '#shared/typography.ts'
import { copy } from '../../index/copy.ts'
import { ProjectStrips } from '../../index/ProjectStrips.tsx'
import { RouteSheet } from '../../index/RouteSheet.tsx'
import { ServiceSign } from '../../index/ServiceSign.tsx'
import { WheelBand } from '../../index/WheelBand.tsx'
import { Barcode } from '../../projects/index/Barcode.tsx'
import type { Data } from '../components-data.ts'

const WORDS = typesetDeep(copy)
const WHEEL = { whom: 'Для кого', title: 'Колесо', lead: 'Что на нём можно выиграть', action: 'Крутить колесо' }

/** The drawn lists: stripes, barcode, distance sign, ruler, wheel. */
export function Roads() {
  const { projects, services } = useData<Data>()
  const stripes = projects.items.map(({ code, name, previewPicture, types }) => ({
    code,
    name,
    picture: previewPicture,
    palette: types[0]?.code ?? '',
  }))
  return (
    <>
      <ProjectStrips
        milepost={{ number: 1, name: WORDS.projects.name }}
        copy={WORDS.projects}
        projects={projects.items.slice(0, 6).map(({ code }) => ({ code, palette: undefined }))}
        strips={projects.items}
        total={projects.items.length}
      />
      <Barcode stripes={stripes} />
      <ServiceSign
        shown={{
          milepost: { number: 2, name: WORDS.services.name },
          copy: WORDS.services,
          note: '',
          services: services.filter(({ isMain }) => isMain),
        }}
      />
      <RouteSheet shown={{ milepost: { number: 3, name: WORDS.route.name }, copy: WORDS.route }} />
      <WheelBand copy={WHEEL} />
    </>
  )
}
