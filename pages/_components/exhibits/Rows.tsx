import { ButtonLink } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'
import { FROSTED_STOPS, STOPS } from './stops.tsx'
import styles from './Rows.module.css'

/** Classes of `renderer/styles/layout.css` for rows, lists and what stands in one line. */
export function Rows() {
  return (
    <Exhibit title="Раскладка строк">
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
      <Specimen caption="ruled-column: то же одно под другим" width="half">
        <div className="ruled-column">{FROSTED_STOPS}</div>
      </Specimen>
      <Specimen caption="lined: строки под линейку" width="half">
        <ul className="lined">
          {STOPS.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ul>
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
    </Exhibit>
  )
}
