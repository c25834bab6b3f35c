import { Consent } from '#components/lead/Consent.tsx'
import { Field } from '#components/lead/Field.tsx'
import { LeadForm } from '#components/lead/LeadForm.tsx'
import { INVALID_FIELD } from '#shared/lead/messages.ts'
import { Exhibit } from '../Exhibit.tsx'
import { Specimen } from '../Specimen.tsx'

const GROUNDS = [undefined, 'frost', 'rye', 'night'] as const

export function Fields() {
  return (
    <>
      {GROUNDS.map((theme) => (
        <Exhibit key={theme ?? 'snow'} title={theme === undefined ? 'Поля' : `Поля, ${GROUND_NAMES[theme]}`}>
          <Specimen caption="пустое" width="field" theme={theme}>
            <Field {...of('empty', theme)} name="name" label="Имя" isRequired defaultValue="" />
          </Specimen>
          <Specimen caption="с образцом" width="field" theme={theme}>
            <Field {...of('sample', theme)} name="tel" label="Телефон" isRequired defaultValue="" />
          </Specimen>
          <Specimen caption="в фокусе" width="field" state="focus" theme={theme}>
            <Field {...of('focus', theme)} name="tel" label="Телефон" isRequired defaultValue="+7 (495) 0" />
          </Specimen>
          <Specimen caption="верно" width="field" state="user-valid" theme={theme}>
            <Field {...of('ok', theme)} name="email" label="Почта" isRequired defaultValue="anna@company.example" />
          </Specimen>
          <Specimen caption="ошибка" width="field" theme={theme}>
            <Field
              {...of('error', theme)}
              name="site"
              label="Сайт"
              isRequired={false}
              defaultValue="company"
              error={INVALID_FIELD}
            />
          </Specimen>
          <Specimen caption="длинное" width="field" theme={theme}>
            <Field {...of('long', theme)} name="message" label="Сообщение" isLong isRequired={false} defaultValue="" />
          </Specimen>
        </Exhibit>
      ))}
      <Exhibit title="Форма с согласием">
        <Specimen caption="согласие" width="half">
          <Consent id="consent-plain" isInvalid={false} />
        </Specimen>
        <Specimen caption="согласия нет" width="half">
          <Consent id="consent-missing" isInvalid />
        </Specimen>
        <Specimen caption="пустая отправка покажет ошибки" theme="frost" width="whole">
          <LeadForm
            form="callback"
            fields={[
              { name: 'name', label: 'Имя' },
              { name: 'tel', label: 'Телефон' },
            ]}
            submit="Отправить"
            place="page"
          />
        </Specimen>
      </Exhibit>
    </>
  )
}

const GROUND_NAMES = { frost: 'на инее', rye: 'на ржи', night: 'на ночи' } as const

const of = (state: string, theme = 'snow') => ({ id: `${state}-${theme}`, error: null })
