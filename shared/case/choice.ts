import { tableRows } from '../html-table.ts'
import { textOf } from '../html-text.ts'
import { captionOf, figuresOf } from './figure.ts'

interface Answer {
  name: string
  /** What it makes of the result, in words and as a layer of the picture. */
  word: string
  layer: string
}

interface Question {
  name: string
  answers: Answer[]
}

const FIGURE = figuresOf('choice')

/**
 * A choice the visitor makes in a case: a table of questions and answers becomes radio buttons, and the words and
 * pictures of the chosen answers lie one over another. Styles do the rest, so that it works without script. `name`
 * tells the radio buttons of one case from those of the next.
 */
export function choices(html: string, name: string): string {
  let count = 0
  return html.replace(FIGURE, (whole, inside: string) => {
    const questions = questionsOf(inside)
    if (questions.length === 0) return whole
    count += 1
    const group = `${name}-${count}`
    const [beforeTable = '', afterTable = ''] = inside.split(/<section class="wide"[\s\S]*<\/section>/)
    const wheel = pictureOf(beforeTable)
    const sets = questions.map((question, index) => fieldset(question, `${group}-${index + 1}`))
    return `<figure class="choice">${wheel}<div>${sets.join('')}</div>${captionOf(afterTable)}</figure>`
  })
}

/** A row without a question of its own is one more answer to the last. */
function questionsOf(html: string): Question[] {
  const questions: Question[] = []
  for (const [question = '', answer = '', word = '', picture = ''] of tableRows(html).slice(1)) {
    if (textOf(question) !== '') questions.push({ name: question, answers: [] })
    if (textOf(answer) !== '') questions.at(-1)?.answers.push({ name: answer, word, layer: pictureOf(picture) })
  }
  return questions.filter(({ answers }) => answers.length > 1)
}

function fieldset({ name, answers }: Question, group: string): string {
  const labels = answers.map(
    ({ name: answer, word, layer }, index) =>
      `<label><input type="radio" name="${group}"${index === 0 ? ' checked' : ''}>${answer} <b>${word}</b>${layer}</label>`,
  )
  return `<fieldset><legend>${name}</legend>${labels.join('')}</fieldset>`
}

/** In one size, which the figure has: there are up to ten, and the document would name all sizes of each. */
const pictureOf = (html: string) =>
  (/<img\b[^>]*>/.exec(html)?.[0] ?? '').replace(/ (?:srcset|sizes|width|height|decoding)="[^"]*"/g, '')
