export const STOPS = ['Бриф', 'Прототип', 'Запуск']

export const FROSTED_STOPS = STOPS.map((stop) => (
  <p key={stop} data-theme="frost">
    {stop}
  </p>
))
