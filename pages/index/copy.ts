import { countInWords, yearsWord } from '#shared/format/number-words.ts'
import { plural } from '#shared/format/plural.ts'
import { story } from '#shared/words.ts'

const SERVICES = ['услуга', 'услуги', 'услуг'] as const

export const copy = {
  title: '{name} — ведём бизнес в интернете',
  /** What search engines tell of the site. */
  description:
    '{Brand} проектирует сайты и приводит на них покупателей: разработка, Битрикс, поддержка, SEO, реклама, SMM и репутация. Одна команда — от первого экрана до заявки в CRM.',
  hero: {
    title: ['Ведём бизнес', 'в интернете'],
    lead: 'Проектируем сайты и приводим на них покупателей. Одна команда отвечает за весь путь: от первого экрана до заявки в вашей CRM.',
    callback: 'Оставить заявку',
    projects: 'Смотреть проекты',
    milepost: { value: '0', text: 'начало пути' },
  },
  projects: {
    name: 'Проекты',
    title: 'Довели до цели и готовы показать дорогу',
    note: 'За каждой полосой — сайт или кампания с измеримым итогом.',
    hint: 'Наведите, чтобы раскрыть, нажмите, чтобы прочитать кейс.',
    all: 'Все проекты',
  },
  services: {
    name: 'Услуги',
    title: 'Куда едем?',
    columns: { name: 'Направление', term: 'До первого результата', price: 'Стоимость' },
  },
  route: {
    name: 'Маршрут',
    /** As long as its ruler; none without. */
    weeks: 0,
    title: 'Дорога от брифа до потока заявок',
    note: 'Этапы идут внахлёст, поэтому вы раньше видите живой сайт. По дороге — короткие отчёты: где мы, что дальше, сколько потратили.',
    steps: [
      { code: 'discovery', name: 'Разведка', text: 'Аудит, спрос, конкуренты. На выходе — цели и смета без вилки' },
      { code: 'prototype', name: 'Прототип', text: 'Кликабельная схема на реальных текстах' },
      { code: 'design', name: 'Дизайн', text: 'Концепции на выбор и система всех экранов' },
      { code: 'build', name: 'Вёрстка и код', text: 'Быстрый сайт на вашей CMS, показываем его по ходу дела' },
      { code: 'content', name: 'Контент и цели', text: 'Тексты, съёмка, сквозная аналитика' },
      { code: 'launch', name: 'Запуск и реклама', text: 'От первых заявок к потоку' },
    ],
  },
  mileage: story({ name: '', title: '', note: '', leads: 0, unit: '', facts: [{ value: '', text: '' }] }),
  review: { first: '', name: 'Отзывы', title: 'Отзывы клиентов', whole: 'Читать целиком', all: 'Все отзывы' },
  team: {
    name: 'Команда',
    title: 'За рулём — люди с именами',
    note: 'В договоре указаны не «ресурсы», а конкретные специалисты.',
  },
  /** Whoever writes it gives away the prizes of `components/wheel/prizes.ts`. */
  wheel: story({ whom: '', title: '', lead: '', action: '' }),
  blog: { name: 'Блог', title: 'Путевые заметки', all: 'Все статьи' },
  lead: {
    name: 'Заявка',
    title: 'Расскажите, куда хотите доехать',
    note: '[Перезвоним {callbackTerm} в рабочее время|Перезвоним в рабочее время], зададим вопросы и пришлём план с ценой.',
  },
}

export type Copy = typeof copy

/** What the hero counts; a figure that cannot be told is left out. */
export const heroFacts = (projects: number, services: number, years: number | null, foundedYear: number | null) =>
  [
    { value: projects, name: `${plural(projects, ['проект', 'проекта', 'проектов'])} в портфолио` },
    { value: services, name: `${plural(services, SERVICES)}, от сайта до рекламы` },
    { value: years ?? 0, name: `${yearsWord(years ?? 0)} в пути, с ${foundedYear} года` },
  ].filter(({ value }) => value > 0)

const DIRECTIONS = ['направление', 'направления', 'направлений'] as const

export const servicesNote = (directions: number, count: number) =>
  `${countInWords(directions, DIRECTIONS, 'neuter')} и честное расстояние до первого результата. Внутри — ${count} ${plural(count, SERVICES)}, их можно собрать в один маршрут.`
