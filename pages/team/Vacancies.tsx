import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { EmptyList } from '#components/ui/EmptyList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { vacancyAddress } from '#shared/addresses.ts'
import type { VacancyCard } from '#shared/entities/vacancy.ts'
import styles from './Vacancies.module.css'

interface VacanciesProps {
  items: readonly Pick<VacancyCard, 'code' | 'name' | 'previewText' | 'format'>[]
  words: { title: string; empty: string; emptyNote: string; emptyLink: string }
}

export function Vacancies({ items, words }: VacanciesProps) {
  return (
    <section id="vacancies" className={`wrap ${styles.vacancies} c57 pt pb`}>
      <h2 className="d2">{words.title}</h2>
      {items.length === 0 && (
        <EmptyList text={words.empty}>
          <p className="muted">{words.emptyNote}</p>
          <ArrowLink href="/contacts/">{words.emptyLink}</ArrowLink>
        </EmptyList>
      )}
      {items.length > 0 && (
        <ul className="lined links">
          {items.map(({ code, name, previewText, format }) => (
            <li key={code}>
              <a href={vacancyAddress(code)}>
                <b className="d4">{name}</b>
                <span className="lines">
                  {previewText}
                  <span className="caption muted">{format}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
