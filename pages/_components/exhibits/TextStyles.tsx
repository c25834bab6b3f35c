import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

const TITLES = ['hero', 'd1', 'd2', 'd3', 'd4', 'row', 'plate', 'h5']
const WORDS = ['lead', 'small', 'caption', 'muted', 'numeric', 'nowrap', 'visually-hidden']

/** Every class of `renderer/styles/type.css`. */
export function TextStyles() {
  return (
    <Exhibit title="Стили текста">
      {TITLES.map((name) => (
        <Specimen key={name} caption={name} width="whole">
          <p className={name}>Дорогу осилит идущий</p>
        </Specimen>
      ))}
      {WORDS.map((name) => (
        <Specimen key={name} caption={name} width="half">
          <p className={name}>Смету — прочитавший, 2&nbsp;418 раз</p>
        </Specimen>
      ))}
      <Specimen caption="figure и rouble: шрифт цифр и знак, которого в нём нет" width="half">
        <p className="figure">
          740 <span className="rouble">₽</span>
        </p>
      </Specimen>
    </Exhibit>
  )
}
