/** What a reader of the text alone has no use for. */
const NOISE = 'form,button,dialog,iframe,[hidden],[aria-hidden="true"],a[href*="popup="],img:not([alt]),img[alt=""]'
const HEADINGS = 'h1,h2,h3,h4,h5,h6'
const INLINE = new Set(['A', 'ABBR', 'B', 'CITE', 'EM', 'I', 'Q', 'SMALL', 'SPAN', 'STRONG', 'TIME'])

const TEXT = 3

/** The main part of a page without what is there to be seen or pressed, its addresses in full. */
export function cleanArticle(document: MarkupDocument, main: Markup, url: string): void {
  for (const node of all(main, NOISE)) node.remove()
  for (const nav of all(main, 'nav')) cleanNavigation(nav)
  for (const node of all(main, `${[...INLINE].join()},a sup,h1 sup,h2 sup,h3 sup`)) keepApart(document, node)
  for (const link of all(main, 'a')) cleanLink(document, link, url)
  for (const picture of all(main, 'img')) picture.setAttribute('src', inFull(picture.getAttribute('src'), url))
  for (const choice of all(main, 'fieldset')) listAnswers(document, choice)
  for (const list of all(main, 'dl')) list.parentNode.replaceChild(factsOf(document, list), list)
  for (const section of all(main, 'section').toReversed()) if (isEmpty(section)) section.remove()
}

/** Of navigation the map of the site stays, and the other parts of a list. */
function cleanNavigation(nav: Markup): void {
  if (nav.querySelector(HEADINGS)) return
  const parts = all(nav, 'a[href*="page="][aria-label]')
  if (parts.length === 0) return nav.remove()
  for (const link of all(nav, 'a')) if (!parts.includes(link)) link.remove()
  for (const link of parts) link.textContent = link.getAttribute('aria-label') ?? ''
}

/** Styles set apart what markup has side by side: «8 недель» and «от 290 тыс. ₽». */
function keepApart(document: MarkupDocument, node: Markup): void {
  const { previousSibling: before, nextSibling: after } = node
  if (before && (INLINE.has(before.nodeName) || before.nodeType === TEXT) && isJoined(before, node))
    node.parentNode.insertBefore(document.createTextNode(' '), node)
  if (after?.nodeType === TEXT && isJoined(node, after))
    node.parentNode.insertBefore(document.createTextNode(' '), after)
}

function isJoined(one: Markup, other: Markup): boolean {
  const [before, after] = [one.textContent, other.textContent]
  if (!/[\p{L}\p{N}»)!?%₽.…]$/u.test(before) || !/^[\p{L}\p{N}«(+−]/u.test(after)) return false
  // An editor may mark a part of a word: «<b>С</b>айт».
  const isOneWord = /\p{L}$/u.test(before) && /^\p{Ll}/u.test(after)
  return (one.nodeType !== TEXT && other.nodeType !== TEXT) || !isOneWord
}

function cleanLink(document: MarkupDocument, link: Markup, url: string): void {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) {
    if (isPress(link)) link.remove()
    else unwrap(link)
    return
  }
  link.setAttribute('href', inFull(href, url))
  const name = nameIn(link)
  if (!name) return
  const inner = document.createElement('a')
  inner.setAttribute('href', inFull(href, url))
  while (name.firstChild) inner.appendChild(name.firstChild)
  name.appendChild(inner)
  unwrap(link)
}

/** Stands among links alone, to be pressed and not read. */
const isPress = (link: Markup) =>
  !link.closest(`${HEADINGS},li`) &&
  !link.querySelector(HEADINGS) &&
  lettersOf([link.parentNode]) === lettersOf(all(link.parentNode, 'a'))

/** What names the subject of a link around a whole card: its heading, or its first words. */
function nameIn(link: Markup): Markup | null {
  const heading = link.querySelector(HEADINGS)
  if (heading) return heading
  if (link.firstChild?.nodeType === TEXT && link.firstChild.textContent.trim() !== '') return null
  return all(link, '*').find((part) => part.children.length === 0 && part.textContent.trim() !== '') ?? null
}

/** A question with its answers. */
function listAnswers(document: MarkupDocument, choice: Markup): void {
  const answers = choice.appendChild(document.createElement('ul'))
  for (const part of all(choice, 'legend,label')) {
    const isQuestion = part.nodeName === 'LEGEND'
    const words = document.createElement(isQuestion ? 'p' : 'li')
    while (part.firstChild) words.appendChild(part.firstChild)
    if (isQuestion) part.parentNode.insertBefore(words, part)
    else answers.appendChild(words)
    part.remove()
  }
}

/** Terms and what is said of them, as a list. */
function factsOf(document: MarkupDocument, list: Markup): Markup {
  const facts = document.createElement('ul')
  let fact: Markup | null = null
  for (const part of all(list, 'dt,dd')) {
    if (part.nodeName === 'DT' || !fact) fact = facts.appendChild(document.createElement('li'))
    const isTerm = part.nodeName === 'DT'
    const words = document.createElement(isTerm ? 'strong' : 'span')
    while (part.firstChild) words.appendChild(part.firstChild)
    fact.appendChild(words)
    fact.appendChild(document.createTextNode(isTerm && !/[:?!.]\s*$/.test(words.textContent) ? ': ' : ' '))
  }
  return facts
}

/** Nothing but headings is left of it. */
const isEmpty = (section: Markup) =>
  !section.querySelector('img') && lettersOf([section]) === lettersOf(all(section, HEADINGS))

const lettersOf = (nodes: readonly Markup[]) =>
  nodes
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll(/\s/g, '')

function unwrap(node: Markup): void {
  while (node.firstChild) node.parentNode.insertBefore(node.firstChild, node)
  node.remove()
}

const inFull = (address: string | null, url: string) => URL.parse(address ?? '', url)?.href ?? ''

const all = (node: Markup, selector: string) => Array.from(node.querySelectorAll(selector))
