import { typeset } from '#shared/typography.ts'
import { CallbackLink } from '../lead/CallbackLink.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog, DialogTitle, type DialogControl } from '../ui/Dialog.tsx'
import styles from '../ui/Popup.module.css'

const LEAD = typeset('Сайт ломается не по графику. Мы держим часы и людей наготове и берём то, что болит именно у вас.')

const KINDS = [
  {
    name: 'Интернет-магазинам',
    text: 'Здесь минута простоя считается в заказах, поэтому за кассой следим в первую очередь.',
    works: [
      'Оплата, доставка, чеки и остатки: проверяем заказом от корзины до письма',
      'Обмен с учётной системой и выгрузки на площадки',
      'Наплыв в распродажу: готовим сервер заранее и дежурим в эти дни',
    ],
  },
  {
    name: 'Корпоративным сайтам',
    text: 'Здесь важнее, чтобы заявка дошла до человека, а новость вышла сегодня.',
    works: [
      'Формы и почта: отправляем себе заявку и смотрим, дошла ли',
      'Новости, вакансии, цены и документы: присылаете текст, мы ставим и проверяем',
      'Обновления системы, сертификаты, копии и пробное восстановление из них',
    ],
  },
].map(({ name, text, works }) => ({ name, text: typeset(text), works: works.map(typeset) }))

export function TextPopup({ control }: { control: DialogControl }) {
  return (
    <Dialog control={control} columns={8}>
      <div className={classes(styles.body, styles.article)}>
        <DialogTitle className="d3">Техническая поддержка магазинов и&nbsp;корпоративных сайтов</DialogTitle>
        <p className="lead">{LEAD}</p>
        {KINDS.map(({ name, text, works }) => (
          <section key={name}>
            <h3 className="d4">{name}</h3>
            <p>{text}</p>
            <ul className="taped">
              {works.map((work) => (
                <li key={work}>{work}</li>
              ))}
            </ul>
          </section>
        ))}
        <CallbackLink>Оставить заявку</CallbackLink>
      </div>
    </Dialog>
  )
}
