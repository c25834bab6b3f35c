/** The part of the package that is used; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
  }
  export default class Validator {
    /** Nodes by their types. */
    validate(data: { jsonld: Partial<Record<string, Record<string, unknown>[]>> }): Promise<Issue[]>
  }
}
