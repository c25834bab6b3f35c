import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { FIXED_SERVICES } from '../../../shared/entities/service.ts'

type Env = Record<string, string>

export const ROMASHKA: Env = {
  SITE_NAME: 'Ромашка',
  SITE_URL: 'https://romashka.example',
  SITE_LEGAL_NAME: 'ООО «Ромашка»',
  SITE_TAX_ID: '7811000000',
  SITE_REGISTRATION_ID: '1157800000000',
  SITE_PHONES: '+7 (812) 555-01-01',
  SITE_CITY: 'Санкт-Петербург',
  SITE_CITY_PREPOSITIONAL: 'Санкт-Петербурге',
  SITE_STREET: 'Лиговский проспект, 50',
  SITE_EMAIL: 'hello@romashka.example',
  SITE_HOURS_FROM: '9.00',
  SITE_HOURS_TO: '18.00',
  SITE_FOUNDED_YEAR: '2015',
  SITE_PRODUCT_CODE: 'lavka',
  SITE_COLOUR: '#2F7D32',
  MESSENGER_TELEGRAM: 'https://t.example/romashka',
  SITE_SOCIAL_VK: 'https://vk.example/romashka',
}

/** A long name, two phones, and as little else as an owner can have. */
export const LYON: Env = {
  SITE_NAME: 'Научно-производственное объединение „Русский лён“',
  SITE_NAME_NOMINATIVE: 'Научно-производственное объединение «Русский лён»',
  SITE_NAME_GENITIVE: 'Научно-производственного объединения «Русский лён»',
  SITE_URL: 'https://len.example',
  SITE_PHONES: '+7 (4942) 22-11-00, +7 (4942) 22-11-01',
  SITE_CITY: 'Кострома',
  SITE_EMAIL: 'post@len.example',
}

/** A folder of content that has one item of each area, and the pages of all services. */
export async function contentOfAnother(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'another-owner-'))
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(join(directory, dirname(file)), { recursive: true })
    await writeFile(join(directory, file), content)
  }
  const item = (file: string, fields: object, text = 'Написано ясно и коротко.') =>
    write(`${file}.md`, `---\n${JSON.stringify(fields)}\n---\n${text}\n`)

  await write('pictures/one.webp', await picture())
  await write('services/_groups.json', JSON.stringify(FIXED_SERVICES.map((code) => ({ code, name: `Раздел ${code}` }))))
  await Promise.all(FIXED_SERVICES.map((code, at) => item(`services/${code}`, serviceOf(code, at))))
  await write('projects/_tags.json', '{"corp":"Сайт компании"}')
  await item('projects/pekarnya', PROJECT)
  await write('blog/_tags.json', '{"news":"Новости"}')
  await item('blog/pervaya-zapis', POST)
  await write('reviews/_tags.json', '{"sites":"Сайты"}')
  await item('reviews/ivan', REVIEW)
  await write('team/_tags.json', '{"design":"Дизайн"}')
  await item('team/anna', PERSON)
  await write('certificates/_tags.json', '{"seo":"SEO"}')
  await write('certificates/seo.json', JSON.stringify(CERTIFICATE))
  await item('vacancies/redaktor', VACANCY)
  await write('tariffs/seo.json', JSON.stringify(TARIFF))
  await write('tariffs/lavka.json', JSON.stringify({ ...TARIFF, service: 'lavka', price: 'от 90000' }))
  return directory
}

const PICTURE = '/pictures/one.webp'

const picture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c8d8c0' } })
    .webp()
    .toBuffer()

const serviceOf = (code: string, at: number) => ({
  name: `Услуга ${at + 1}`,
  group: code,
  sort: 10 * (at + 1),
  timestamp: '2026-02-01',
  main: true,
  description: 'Делаем аккуратно',
  icon: 'tabler:browser',
  price_from: 70_000,
  term: '3 недели',
  lead: 'Берёмся и доводим.',
  project_type: ['corp'],
  facts: [{ name: 'Срок', value: '3 недели' }],
  includes: [{ name: 'Разбор', text: 'Смотрим, что есть' }],
  steps: [{ name: 'Начало', term: 'неделя 1', text: 'Разбираемся' }],
  faq: [{ question: 'Долго ли?', answer: 'Три недели.' }],
})

const PROJECT = {
  name: 'Пекарня у канала',
  sort: 10,
  timestamp: '2026-02-01',
  preview_text: 'Сайт пекарни',
  type: ['corp'],
  sfera: 'Хлеб',
  preview_picture: PICTURE,
  detail_picture: PICTURE,
  result_value: '+ 20 %',
  result_text: 'заказов',
}
const POST = {
  name: 'Первая запись',
  preview_text: 'О чём будем писать',
  date_create: '2026-02-01',
  timestamp: '2026-02-01',
  tags: ['news'],
  author: 'anna',
  preview_picture: PICTURE,
}
const REVIEW = {
  name: 'Иван Петров',
  status: 'Пекарня у канала',
  date_create: '2026-02-01',
  type: 'sites',
  avatar: PICTURE,
  preview_text: 'Сделали хорошо и в срок, придём ещё',
}
const PERSON = {
  name: 'Анна Кузнецова',
  post: 'Директор',
  sort: 10,
  direction: 'design',
  since: 2015,
  picture: PICTURE,
  preview_text: 'Отвечает за всё',
}
const CERTIFICATE = {
  name: 'Поиск',
  issuer: 'Курсы',
  date_create: '2025-10-09',
  number: '№ 1',
  type: 'seo',
  employee: 'anna',
  picture: PICTURE,
  sort: 10,
}
const VACANCY = {
  name: 'Редактор',
  sort: 10,
  timestamp: '2026-02-01',
  preview_text: 'пишет просто',
  lead: 'Нужен редактор.',
  format: 'в офисе',
  salary: 'от 100 тыс. ₽',
  salary_from: 100_000,
  start: 'сразу',
  mentor: 'anna',
  duties: ['Писать'],
  expectations: ['Пишете'],
  offers: ['Пишем вместе'],
  steps: [{ name: 'Неделя 1', text: 'Знакомитесь' }],
}
const TARIFF = {
  name: 'Простой',
  service: 'seo',
  sort: 10,
  price: 50_000,
  quantity_hours: 20,
  description: { text: 'Один сайт' },
}
