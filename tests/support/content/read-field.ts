import { create, type } from 'superstruct'

/** A value as a field of the contract reads it; `undefined`: the field is absent. */
export const readField = (field: Parameters<typeof type>[0][string], value: unknown) =>
  (create(value === undefined ? {} : { FIELD: value }, type({ FIELD: field })) as { FIELD: unknown }).FIELD
