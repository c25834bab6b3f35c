import { ButtonLink } from '#components/ui/Button.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

const STOPS = ['Бриф', 'Прототип', 'Запуск']

export function Layout() {
  return (
    <Exhibit title="Раскладка">
      <Specimen caption="ruled: колонки через линейку" width="whole">
        <div className="ruled">
          {STOPS.map((stop) => (
            <p key={stop} className="d4">
              {stop}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen caption="taped: список по вёрстам" width="half">
        <ul className="taped">
          {STOPS.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ul>
      </Specimen>
      <Specimen caption="actions: кнопка и ссылки рядом" width="half">
        <p className="actions">
          <ButtonLink href="/contacts/">Оставить заявку</ButtonLink>
          <a href="/projects/">Посмотреть проекты</a>
        </p>
      </Specimen>
    </Exhibit>
  )
}
