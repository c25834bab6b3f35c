/** How a browser uses a response: as a page, as data, as a resource of a page, or as a drawing opened by itself. */
export type AnswerKind = 'document' | 'data' | 'file' | 'drawing'
