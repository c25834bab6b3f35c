import { expect, test } from 'vitest'
import { createHtmlCleaner } from '../../../../server/content/html/cleaner.ts'

const { richText, customHtml } = createHtmlCleaner('https://versta.example')

/** Everything an article may be made of, and all it may say of itself. */
const PROSE = [
  '<p>а<br /><strong>б</strong><b>в</b><em>г</em><i>д</i><s>е</s><del>ж</del><ins>з</ins><sub>1</sub><sup>2</sup></p>',
  '<h2>а</h2><h3>б</h3><h4>в</h4><hr />',
  '<p><mark>а</mark><small>б</small><q>в</q><cite>г</cite><code>x</code><kbd>y</kbd><span>д</span></p>',
  '<p><abbr title="Сокращение">С</abbr><time datetime="2025-09-12">вчера</time></p>',
  '<ul><li>а</li></ul><ol start="3" reversed><li>б</li></ol><dl><dt>а</dt><dd>б</dd></dl>',
  '<blockquote>а</blockquote><pre>x</pre><aside role="note">а</aside><div>б</div>',
  '<details open><summary>а</summary>б</details>',
  '<figure class="strips"><figcaption>а</figcaption></figure><figure class="shares">б</figure>',
  '<figure class="choice">а</figure><figure class="compare">б</figure>',
]

const TABLE =
  '<table><caption>а</caption><thead><tr><th colspan="2" scope="col">б</th><th rowspan="2">в</th></tr></thead>' +
  '<tbody><tr><td colspan="2" rowspan="3">г</td></tr></tbody><tfoot><tr><td>д</td></tr></tfoot></table>'

test.each(PROSE)('an article keeps %s', (html) => {
  expect(richText(html)).toBe(html)
  expect(customHtml(html)).toBe(richText(html))
})

test('an article keeps its tables', () => {
  expect(richText(TABLE)).toContain(TABLE)
})

test('an aside is a note where nothing names it, and stays a landmark where something does', () => {
  for (const clean of [richText, customHtml]) {
    expect(clean('<aside>а</aside>')).toBe('<aside role="note">а</aside>')
    expect(clean('<aside role="doc-tip">а</aside>')).toBe('<aside role="doc-tip">а</aside>')
    expect(clean('<aside aria-label="Справка">а</aside>')).toBe('<aside aria-label="Справка">а</aside>')
  }
  const named = '<aside aria-labelledby="facts">а</aside>'
  expect(customHtml(named)).toBe(named)
})

test('a class of an article is none of ours', () => {
  expect(richText('<figure class="strips hero">а</figure><p class="strips">б</p>')).toBe(
    '<figure class="strips">а</figure><p>б</p>',
  )
})

test.each([
  '<section>а</section><article>б</article><header>в</header><footer>г</footer><main>д</main>',
  '<h1>а</h1><h5>б</h5><h6>в</h6>',
  '<table><colgroup><col /></colgroup><tr><td>а</td></tr></table>',
  '<p class="a" id="b" role="note" aria-label="c">а</p>',
])('a design of its own keeps %s', (html) => {
  expect(customHtml(html)).toBe(html)
})

test('links to addresses of every kind that is harmless stay, and an ftp one does not', () => {
  expect(richText('<a href="ftp://other.example/">текст</a>')).toBe('<a>текст</a>')
  expect(richText('<a href="http://versta.example/">текст</a>')).toBe('<a href="http://versta.example/">текст</a>')
})

test('an address nothing can be made of leads nowhere beyond', () => {
  expect(richText('<a href="https://[">текст</a>')).not.toContain('target')
})

test('a picture has its words, its title and its measures, where it has both', () => {
  expect(richText('<img src="/a.png" title="Схема" width="8" height="4">')).toMatch(
    /alt="" title="Схема" width="8" height="4"/,
  )
  expect(richText('<img src="/a.png" width="8">')).not.toMatch(/width="|title=/)
  expect(richText('<img src="/a.png" height="4">')).not.toContain('height=')
  expect(richText('<img alt="без адреса">')).toBe('')
})

test('a player keeps the title and the measures it has', () => {
  expect(richText('<iframe src="https://rutube.ru/play/embed/1" title="Ролик" width="4" height="3"></iframe>')).toBe(
    '<iframe src="https://rutube.ru/play/embed/1" title="Ролик" width="4" height="3" loading="lazy" allowfullscreen></iframe>',
  )
  expect(richText('<iframe></iframe>')).toBe('')
})
