import { usePageContext } from 'vike-react/usePageContext'
import { ButtonLink } from '#components/ui/Button.tsx'
import styles from './ErrorPage.module.css'

const WAYS_ON = [
  { name: 'Проекты', address: '/projects/' },
  { name: 'Услуги', address: '/services/' },
  { name: 'Блог', address: '/blog/' },
  { name: 'Контакты', address: '/contacts/' },
] as const

export default function Page() {
  const { is404, abortReason, abortStatusCode, urlOriginal } = usePageContext()
  const isMissing = is404 || abortStatusCode === 404
  const message = typeof abortReason === 'string' ? abortReason : `Page not found: ${urlOriginal}`
  return (
    <div className={`wrap ${styles.page}`} data-theme="night">
      <h1 className="d1">{isMissing ? 'Ошибка 404' : 'Ошибка'}</h1>
      {isMissing ? (
        <>
          <p className="lead">
            Страница не существует или удалена. Просим прощения: дорогу замело. Загляните в другие разделы, там
            расчищено.
          </p>
          <p className="caption muted">{message}</p>
        </>
      ) : (
        <p className="lead">
          Что-то пошло не так на нашей стороне. Просим прощения. Обновите страницу через минуту или загляните в другие
          разделы.
        </p>
      )}
      <ButtonLink href="/">На главную</ButtonLink>
      <ul>
        {WAYS_ON.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
