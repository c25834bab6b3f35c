import { ButtonLink } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'
import styles from './Layout.module.css'

const STOPS = ['Бриф', 'Прототип', 'Запуск']
const FROSTED_STOPS = STOPS.map((stop) => (
  <p key={stop} data-theme="frost">
    {stop}
  </p>
))
const COLUMNS = { c48: '4 и 8', c57: '5 и 7', c75: '7 и 5', c84: '8 и 4' }
const SPACES = {
  'pt-s': 'сверху, малый',
  pt: 'сверху',
  'pb-s': 'снизу, малый',
  pb: 'снизу',
}

/** Every class of `renderer/styles/layout.css`. */
export function Layout() {
  return (
    <Exhibit
      title="Раскладка"
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
      <Specimen caption="abreast: рядом, по середине высоты" width="half">
        <p className="abreast">
          <Icon name="phone" />
          Звонок
        </p>
      </Specimen>
      <Specimen caption="place: место в ряду" width="half">
        <p className="place">
          <b>3</b> из&nbsp;12
        </p>
      </Specimen>
      <Specimen caption="stacked: одно под другим" width="half">
        <div className="stacked">{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="centred: знак посередине своей плашки" width="half">
        <p className="centred plate">7</p>
      </Specimen>
      <Specimen caption="pt-hero: место над первым экраном" width="half">
        <p className="pt-hero">Главная</p>
      </Specimen>
      <Specimen caption="line-topped, rows, edged: линия над частью, над каждой строкой, с двух сторон" width="half">
        <p className="line-topped">Часть</p>
        <div className="rows">{FROSTED_STOPS}</div>
        <p className="edged">Во всю ширину</p>
      </Specimen>
      <Specimen caption="lines: каждая строка заголовка названа" width="half">
        <p className="lines d4">
          <span>Дорога</span>
          <span>по вехам</span>
        </p>
      </Specimen>
      <Specimen caption="signposts: строка под указателем — стрелка" width="half">
        <div className="signposts">
          <a className={styles.sign} href="/services/">
            Все услуги
          </a>
        </div>
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
      <Specimen caption="named: имя и слова о нём" width="half">
        <p className="named">
          <b>Вера Дорогина</b>
          Ведёт проекты
        </p>
      </Specimen>
      <Specimen caption="links: ссылки откликаются на указатель" width="half">
        <p className="links">
          <a href="/contacts/">Контакты</a>
        </p>
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
      <Specimen caption="ruled-column: то же одно под другим" width="half">
        <div className="ruled-column">{FROSTED_STOPS}</div>
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
      <Specimen caption="lined: строки под линейку" width="half">
        <ul className="lined">
          {STOPS.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ul>
      </Specimen>
      <Specimen caption="tiles: клетки с линиями между ними" width="whole">
        <div className="tiles">{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="tape-topped: лист под лентой" width="half">
        <p className="tape-topped pt-s" data-theme="frost">
          Лист
        </p>
      </Specimen>
      <Specimen caption="taped: список по вёрстам" width="half">
        <ul className="taped">
          {STOPS.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ul>
      </Specimen>
      <Specimen caption="figures: цифра над своим названием" width="half">
        <dl className="figures">
          <div>
            <dt>проектов</dt>
            <dd className="d3">140</dd>
          </div>
        </dl>
      </Specimen>
      <Specimen caption="actions: кнопка и ссылки рядом" width="half">
        <p className="actions">
          <ButtonLink href="/contacts/">Оставить заявку</ButtonLink>
          <a href="/projects/">Посмотреть проекты</a>
        </p>
      </Specimen>
      <Specimen caption="iconed: ссылка со значком" width="half">
        <a className="iconed" href="/contacts/">
          <Icon name="plane" />
          Телеграм
        </a>
      </Specimen>
      <Specimen caption="tap: ссылка под палец" width="half">
        <a className="tap" href="/projects/">
          Проекты
        </a>
      </Specimen>
      <Specimen caption="taps: список таких ссылок" width="half">
        <nav className="taps">
          <a href="/projects/">
            Проекты<sup>18</sup>
          </a>
        </nav>
      </Specimen>
      <Specimen caption="ends: по концам одной строки" width="half">
        <p className="ends">
          <span>Поддержка</span>
          <span>входит</span>
        </p>
      </Specimen>
      <Specimen caption="spread: по концам строки" width="half">
        <p className="spread">
          <span>Три проекта</span>
          <a href="/projects/">Все проекты</a>
        </p>
      </Specimen>
      <Specimen caption="meta: тема и день" width="half">
        <p className="meta">
          <span>Разработка</span>
          <time dateTime="2026-03-02">2 марта</time>
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
