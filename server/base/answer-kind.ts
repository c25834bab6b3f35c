/** What a browser may do with an answer: show it as a page, read it, use it in a page, or show a drawing by itself. */
export type AnswerKind = 'document' | 'data' | 'file' | 'drawing'
