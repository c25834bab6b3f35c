import type { StructuredNode } from './node.ts'

/** The FAQ of a page; none without questions. */
export const questionNodes = (questions: readonly { question: string; answer: string }[]): StructuredNode[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
