import { describe, expect, test } from 'vitest'
import { descriptionIn, markdownOf } from '../../../server/pages/markdown/markdown.ts'

const URL = 'https://versta.example/services/seo/'
const pageOf = (main: string) =>
  `<!DOCTYPE html><html><head><title>«Тариф &amp; цена»</title><meta name="description" content="Кратко"/></head><body>
  <header>Меню</header><main>${main}</main><footer>Подвал</footer></body></html>`
const textOf = async (main: string) => (await markdownOf(pageOf(main), URL, undefined)).split('---\n\n')[1]?.trim()

/** Of all that has a mark of its own in Markdown. */
const WHOLE = `<h1>Поиск</h1><p>Те<em>кс</em>т</p><ul><li>Срок</li></ul><ol start="3"><li>Цена</li></ol>
<table><caption>Цены</caption><thead><tr><th>Строка</th><th>Рубли</th></tr></thead>
<tbody><tr><td> А <br> Б </td><td>1</td></tr></tbody><tfoot><tr><td>Всего</td><td>1</td></tr></tfoot></table>
<pre><code>npm ci</code></pre>`

test('a page begins with its facts, and holds its main part alone', async () => {
  expect(await markdownOf(pageOf(WHOLE), URL, new Date('2025-09-16T10:00:00Z'))).toBe(
    [
      '---',
      'title: "«Тариф & цена»"',
      'description: "Кратко"',
      `url: "${URL}"`,
      'updated: "2025-09-16"',
      '---',
      '',
      '# Поиск',
      '',
      'Те*кс*т',
      '',
      '- Срок',
      '',
      '3. Цена',
      '',
      'Цены',
      '',
      '| Строка | Рубли |',
      '| --- | --- |',
      '| А Б | 1 |',
      '| Всего | 1 |',
      '',
      '```',
      'npm ci',
      '```',
      '',
    ].join('\n'),
  )
})

test('what a page says of itself is read from its facts, and from nothing below them', async () => {
  expect(descriptionIn(await markdownOf(pageOf('<p>Текст</p>'), URL, undefined))).toBe('Кратко')
  expect(descriptionIn('---\ntitle: "«Тариф»"\n---\n\ndescription: "не о странице"\n')).toBeNull()
  expect(descriptionIn('Текст\n---\ndescription: "не о странице"\n---\n')).toBeNull()
})

describe('what is not read', () => {
  test.each([
    ['breadcrumbs', '<nav aria-label="Путь"><ol><li><a href="/">Главная</a></li></ol></nav>'],
    ['forms', '<form action="/api/mail/"><label>Имя <input name="name"></label><button>Отправить</button></form>'],
    ['scripts, styles and drawings', '<script>let a = "<p>x</p>"</script><style>a{}</style><svg><text>12</text></svg>'],
    ['what is hidden', '<p hidden>нет</p><p aria-hidden="true">и тут</p><dialog>окно</dialog>'],
    ['popups and presses that scroll', '<p><a href="?popup=callback">Заявка</a> <a href="#tariffs">К тарифам</a></p>'],
    ['pictures that only decorate', '<figure><img src="/a.webp" alt=""></figure>'],
    ['sections with nothing left but a heading', '<section><h2>Нравится?</h2><a href="?popup=yes">Да</a></section>'],
  ])('are %s', async (_what, markup) => {
    expect(await textOf(`${markup}<p>Текст</p>`)).toBe('Текст')
  })
})

test.each([
  ['an address in full', '<p>О <a href="/blog/x/">записи</a></p>', 'О [записи](https://versta.example/blog/x/)'],
  ['the words of a link within the page', '<p>Вот <a href="#a">тут</a> и дальше</p>', 'Вот тут и дальше'],
  [
    'a picture that says something',
    '<img src="/media/a.png" alt="Смета">',
    '![Смета](https://versta.example/media/a.png)',
  ],
  [
    'a card as a heading that leads on',
    '<ul><li><a href="/projects/x/"><span class="a">SEO</span><h3>Станкорд</h3><p>Рост</p></a></li></ul>',
    '- SEO\n\n  ### [Станкорд](https://versta.example/projects/x/)\n\n  Рост',
  ],
  [
    'items by numbers of their own, which are cited',
    '<ol><li><b>2.1</b><p>Кто отвечает</p></li><li><b>2.2</b><p>Когда</p></li></ol>',
    '- **2.1** Кто отвечает\n- **2.2** Когда',
  ],
  [
    'a card without a heading by its first words',
    '<a href="/team/#v"><figure><strong>Вера</strong><span>Директор</span></figure></a>',
    '**[Вера](https://versta.example/team/#v)** Директор',
  ],
  [
    'a card without a heading whose words are beside its name',
    '<a href="/team/#v"><div><b>Вера</b> свободна</div></a>',
    '**[Вера](https://versta.example/team/#v)** свободна',
  ],
  [
    'a count beside a name',
    '<p><a href="/team/">Команда<sup>10</sup></a>, 5 м<sup>2</sup></p>',
    '[Команда 10](https://versta.example/team/), 5 м2',
  ],
  [
    'items by deep numbers of their own',
    '<ol><li><b>12.10.3</b> Кто</li><li>См. <b>2.1</b> Когда</li></ol>',
    '- **12.10.3** Кто\n2. См. **2.1** Когда',
  ],
  ['no item of nothing', '<ul><li> </li><li>Да</li></ul>', '- Да'],
  ['facts as a list', '<dl><div><dt>Срок</dt><dd>3&nbsp;месяца</dd></div></dl>', '- **Срок**: 3 месяца'],
  [
    'a question with its answers',
    '<fieldset><legend>Когда?</legend><label><input type="radio">Утром <b>Заря</b></label><label><input type="radio">Днём</label></fieldset>',
    'Когда?\n\n- Утром **Заря**\n- Днём',
  ],
  [
    'what styles set apart',
    '<p><b>312</b><span>броней</span></p><p><span>до 8 недель</span><b>от 290</b></p>',
    '**312** броней\n\nдо 8 недель **от 290**',
  ],
  ['a word an editor marked a part of', '<p><b>С</b>айт пере<em>делать</em></p>', '**С**айт пере*делать*'],
  ['a number once', '<ol><li><b>1</b><h3>Раз</h3></li><li><b>2</b><h3>Два</h3></li></ol>', '1. ### Раз\n2. ### Два'],
  [
    'a table',
    '<table><thead><tr><th>Строка</th><th>Рубли</th></tr></thead><tbody><tr><td>А | Б</td><td>1&nbsp;000</td></tr></tbody></table>',
    '| Строка | Рубли |\n| --- | --- |\n| А \\| Б | 1 000 |',
  ],
  ['a case of its own design', '<div><template shadowrootmode="open"><p>Гудрон</p></template></div>', 'Гудрон'],
  [
    'the other parts of a list',
    '<nav><a href="/blog/" aria-label="Страница 1">1</a> <a href="/blog/?page=2" aria-label="Страница 2">2</a></nav>',
    '[Страница 2](https://versta.example/blog/?page=2)',
  ],
  ['a section with words', '<section><h2>Есть</h2><p>Слово</p></section>', '## Есть\n\nСлово'],
  [
    'a section with a picture alone',
    '<section><h2>Есть</h2><img src="/a.png" alt="Смета"></section>',
    '## Есть\n\n![Смета](https://versta.example/a.png)',
  ],
  [
    'the map of the site',
    '<nav><h2>Услуги</h2><ul><li><a href="/a/">А</a></li></ul></nav>',
    '## Услуги\n\n- [А](https://versta.example/a/)',
  ],
  [
    'the words of a heading or an item that leads within the page',
    '<h2><a href="#a">Тема</a></h2><ul><li><a href="#b">Пункт</a></li></ul><a href="#c"><h3>Вопрос</h3></a>',
    '## Тема\n\n- Пункт\n\n### Вопрос',
  ],
  [
    'a link whole that begins with words of its own',
    '<p><a href="/a/">Цены <b>и сроки</b></a></p>',
    '[Цены **и сроки**](https://versta.example/a/)',
  ],
  [
    'the first words of a card that begins with a blank',
    '<a href="/a/"> <b> </b><i>Вера</i> свободна</a>',
    '*[Вера](https://versta.example/a/)* свободна',
  ],
  [
    'a term that ends with a sign of its own',
    '<dl><dt>Срок? </dt><dd>Месяц</dd><dt>Цена: руб</dt><dd>1</dd></dl>',
    '- **Срок?** Месяц\n- **Цена: руб**: 1',
  ],
  [
    'all that is said of a term, and what is said of none',
    '<dl><dd>Просто так</dd><dt>Где</dt><dd>Москва</dd><dd>Тверь</dd></dl>',
    '- Просто так\n- **Где**: Москва Тверь',
  ],
  ['signs of Markdown as signs', '<p>1 * 2 * 3 [x] <b>a_b_c</b></p>', '1 \\* 2 \\* 3 \\[x\\] **a\\_b\\_c**'],
])('Markdown has %s', async (_what, markup, markdown) => {
  expect(await textOf(markup)).toBe(markdown)
})
