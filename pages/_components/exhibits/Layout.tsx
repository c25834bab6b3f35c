import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'
import { FROSTED_STOPS, STOPS } from './stops.tsx'
import styles from './Layout.module.css'

const COLUMNS = { c48: '4 и 8', c57: '5 и 7', c75: '7 и 5', c84: '8 и 4' }
const SPACES = {
  'pt-s': 'сверху, малый',
  pt: 'сверху',
  'pb-s': 'снизу, малый',
  pb: 'снизу',
}

/** Classes of `renderer/styles/layout.css` for the parts of a page; `Rows` has the others. */
export function Layout() {
  return (
    <Exhibit
      title="Раскладка страницы"
      bleed={
        <div data-theme="frost">
          <p className="wrap">wrap: колонка страницы на фоне во всю ширину</p>
        </div>
      }
    >
      {Object.entries(COLUMNS).map(([name, parts]) => (
        <Specimen key={name} caption={`${name}: ${parts} двенадцатых`} width="whole">
          <div className={name}>
            <p data-theme="frost">Слева</p>
            <p data-theme="frost">Справа</p>
          </div>
        </Specimen>
      ))}
      <Specimen caption="parts: колонки, какие названы в --parts" width="whole">
        <div className={`${styles.thirds} parts`}>{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="parts-s, parts-m: те же колонки в окнах от 640 и 768" width="whole">
        <div className={`${styles.thirds} parts-s`}>{FROSTED_STOPS}</div>
        <div className={`${styles.thirds} parts-m`}>{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="parts без --parts: две колонки" width="whole">
        <div className="parts">{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="pt-hero: место над первым экраном" width="half">
        <p className="pt-hero">Главная</p>
      </Specimen>
      <Specimen caption="sky: небо под шапкой сайта" width="whole" isWindow>
        <div className="sky pt pb" data-hour="evening" />
      </Specimen>
      <Specimen caption="deck: колода, открыта одна" width="whole">
        <ol className={`${styles.deck} deck`} data-n={STOPS.length}>
          {STOPS.map((stop, index) => (
            <li key={stop} data-open={index === 1 || undefined}>
              <a href="/projects/" data-theme="frost">
                {stop}
              </a>
            </li>
          ))}
        </ol>
      </Specimen>
      <Specimen caption="wide-only: только там, где есть место" width="half">
        <p className="wide-only" data-theme="frost">
          Видно от 1024
        </p>
        <p className="wide-only-m">Видно от 768</p>
        <p className="wide-only-s">Видно от 640</p>
      </Specimen>
      <Specimen caption="head: заголовок и слова при нём" width="whole">
        <div className="head">
          <h2 className="d2">Дорога по вехам</h2>
          <p className="muted">Каждую пятницу показываем, что сделано.</p>
        </div>
      </Specimen>
      <Specimen caption="aside: рядом с текстом и на виду" width="whole">
        <div className={`${styles.twelfths} parts`}>
          <nav className="aside" data-theme="frost">
            Содержание
          </nav>
          <p className={styles.text}>Дорогу осилит идущий, смету — прочитавший.</p>
        </div>
      </Specimen>
      <Specimen caption="ruled: колонки через линейку" width="whole">
        <div className="ruled">
          {STOPS.map((stop) => (
            <p key={stop} className="d4">
              {stop}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen caption="target: то, что назвал адрес" width="half">
        <figure id="named-by-address" className="target">
          <figcaption>
            <a href="#named-by-address">
              <b>Показать</b>
            </a>
          </figcaption>
        </figure>
      </Specimen>
      <Specimen caption="tiles: клетки с линиями между ними" width="whole">
        <div className="tiles">{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="tape-topped: лист под лентой" width="half">
        <p className="tape-topped pt-s" data-theme="frost">
          Лист
        </p>
      </Specimen>
      {Object.entries(SPACES).map(([name, where]) => (
        <Specimen key={name} caption={`${name}: отступ раздела ${where}`} width="half">
          <p className={name} data-theme="frost">
            Раздел
          </p>
        </Specimen>
      ))}
    </Exhibit>
  )
}
