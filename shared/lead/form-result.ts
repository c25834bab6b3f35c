/** The outcome of a form posted without JavaScript, for the page that is sent back with what was typed. */
export type FormResult =
  | { status: 'invalid'; invalidFields: string[]; values: Record<string, string> }
  | { status: 'failed'; values: Record<string, string> }
