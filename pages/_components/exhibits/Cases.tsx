import { useData } from 'vike-react/useData'
import { ProjectCard } from '#components/cases/ProjectCard.tsx'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

const SIZES = ['small', 'medium', 'large', 'wide'] as const
const LONG_NAME = 'Электрометаллургмонтажстройконструкция'

export function Cases() {
  const { projects } = useData<Data>()
  const [first] = projects.items
  if (!first) return null
  return (
    <Exhibit id="cases" title="Карточка кейса">
      {SIZES.map((size, index) => (
        <Specimen key={size} caption={size} width={size === 'small' ? 'half' : 'whole'}>
          <ProjectCard project={projects.items[index] ?? first} size={size} />
        </Specimen>
      ))}
      <Specimen caption="наведение" width="half" state="hover">
        <ProjectCard project={first} size="small" />
      </Specimen>
      <Specimen caption="фокус" width="half" state="focus-visible">
        <ProjectCard project={first} size="small" />
      </Specimen>
      <Specimen caption="картинка не пришла" width="half">
        <ProjectCard project={{ ...first, previewPicture: '/pictures/nowhere.webp' }} size="small" />
      </Specimen>
      <Specimen caption="картинки нет" width="half">
        <ProjectCard project={{ ...first, previewPicture: null }} size="small" />
      </Specimen>
      <Specimen caption="без итога, длинное имя" width="half">
        <ProjectCard project={{ ...first, name: LONG_NAME, result: null }} size="small" />
      </Specimen>
    </Exhibit>
  )
}
