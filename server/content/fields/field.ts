import { coerce, unknown, validate, type Struct } from 'superstruct'

/** Fields of a kind have one schema in `docs/api/upstream.openapi.json`, of the same name. */
export type Kind =
  | 'Address'
  | 'Amount'
  | 'Code'
  | 'Codes'
  | 'Day'
  | 'FormerCodes'
  | 'Icon'
  | 'Lines'
  | 'Mark'
  | 'Markup'
  | 'Moment'
  | 'Options'
  | 'Path'
  | 'Picture'
  | 'Price'
  | 'Reference'
  | 'Rows'
  | 'Text'
  | 'Timestamp'
  | 'Title'

/** What the contract says of a field, and what is made of a value. */
export interface ContractField {
  kind: Kind
  /** Whether a value is as the contract wants it; any other is read with a repair, or not at all. */
  conforms(value: unknown): boolean
  attempt(value: unknown): { isRefused: boolean; read: unknown }
}

/** A struct that reads more than the contract asks for. */
export type Field<Value, Schema> = Struct<Value, Schema> & ContractField

export function field<Value, Schema>(
  kind: Kind,
  conforms: ContractField['conforms'],
  result: Struct<Value, Schema>,
  read: (value: unknown) => unknown,
): Field<Value, Schema> {
  const struct = coerce(result, unknown(), read)
  const attempt = (value: unknown) => {
    try {
      const [failure, made] = validate(value, struct, { coerce: true })
      return { isRefused: failure !== undefined, read: made }
    } catch {
      // Its `toString` is a value, and the message of the failure cannot be written.
      return { isRefused: true, read: undefined }
    }
  }
  return Object.assign(struct, { kind, conforms, attempt })
}
