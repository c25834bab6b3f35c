import { ArrowLink } from '#components/ui/ArrowLink.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

export function Buttons() {
  return (
    <>
      <Exhibit id="buttons" title="Кнопка-указатель">
        <Specimen caption="обычная">
          <Button>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="наведение" state="hover">
          <Button>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="нажатие" state="active">
          <Button>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="фокус" state="focus-visible">
          <Button>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="отправка">
          <Button isBusy>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="недоступна">
          <Button disabled>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="малая, 48">
          <Button size="small">Выбрать</Button>
        </Specimen>
        <Specimen caption="большая, 72">
          <Button size="large">Оставить заявку</Button>
        </Specimen>
        <Specimen caption="чернильная">
          <Button tone="ink">Выбрать</Button>
        </Specimen>
        <Specimen caption="на ночи" theme="night">
          <Button>Напишите нам</Button>
        </Specimen>
        <Specimen caption="снежная" theme="night">
          <Button tone="snow">ОК</Button>
        </Specimen>
        <Specimen caption="фокус на ночи" theme="night" state="focus-visible">
          <Button tone="snow">ОК</Button>
        </Specimen>
        <Specimen caption="на ржи" theme="rye">
          <Button tone="ink">Крутить колесо</Button>
        </Specimen>
        <Specimen caption="на инее" theme="frost">
          <Button>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="отправка на инее" theme="frost">
          <Button isBusy>Оставить заявку</Button>
        </Specimen>
        <Specimen caption="недоступна на инее" theme="frost">
          <Button disabled>Оставить заявку</Button>
        </Specimen>
      </Exhibit>
      <Exhibit title="Ссылка со стрелкой">
        <Specimen caption="обычная">
          <ArrowLink href="/projects/">Все проекты</ArrowLink>
        </Specimen>
        <Specimen caption="наведение" state="hover">
          <ArrowLink href="/projects/">Все проекты</ArrowLink>
        </Specimen>
        <Specimen caption="фокус" state="focus-visible">
          <ArrowLink href="/projects/">Все проекты</ArrowLink>
        </Specimen>
        <Specimen caption="на ночи" theme="night">
          <ArrowLink href="/projects/">Все проекты</ArrowLink>
        </Specimen>
      </Exhibit>
    </>
  )
}
