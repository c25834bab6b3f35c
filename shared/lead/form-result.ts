/** The outcome of a form submitted without JavaScript, for the page that shows it again with its values. */
export type FormResult =
  | { status: 'invalid'; invalidFields: string[]; values: Record<string, string> }
  | { status: 'failed'; values: Record<string, string> }
