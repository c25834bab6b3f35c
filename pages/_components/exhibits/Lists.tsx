import { useData } from 'vike-react/useData'
import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { Pagination } from '#components/ui/Pagination.tsx'
import { TagFilter } from '#components/ui/TagFilter.tsx'
import { breadcrumbs } from '#shared/breadcrumbs.ts'
import type { Data } from '../components-data.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

export function Lists() {
  const { projects } = useData<Data>()
  const [first] = projects.tags
  const tags = projects.tags.map((tag, index) => ({ ...tag, count: index + 1 }))
  return (
    <Exhibit id="lists" title="Списки">
      <Specimen caption="отбор: всё" width="whole">
        <TagFilter address="/projects/" parameter="type" tags={tags} current={null} total={18} />
      </Specimen>
      <Specimen caption="отбор: выбрано" width="whole">
        <TagFilter address="/projects/" parameter="type" tags={tags} current={first?.code ?? null} total={18} />
      </Specimen>
      <Specimen caption="страницы">
        <Pagination
          page={2}
          pageCount={5}
          shown={{ from: 9, to: 16, of: 37 }}
          addressOf={(number) => `/reviews/?page=${number}`}
        />
      </Specimen>
      <Specimen caption="страницы под указателем" state="hover">
        <Pagination
          page={1}
          pageCount={3}
          shown={{ from: 1, to: 8, of: 24 }}
          addressOf={(number) => `/reviews/?page=${number}`}
        />
      </Specimen>
      <Specimen caption="путь к странице">
        <Breadcrumbs items={breadcrumbs(['Проекты', '/projects/'], ['Зерновед', '/projects/zernoved/'])} />
      </Specimen>
      <Specimen caption="пустой список" width="whole">
        <EmptyList text="О съёмке мы ещё не писали">
          <p className="muted">Но снимаем третий год. Спросите — ответим письмом, а потом заметкой.</p>
          <ArrowLink href="/blog/">Все заметки</ArrowLink>
        </EmptyList>
      </Specimen>
    </Exhibit>
  )
}
