import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDay } from '../../../server/base/calendar-day.ts'
import { isZonedMoment } from '../../../server/content/fields/moment.ts'

export type Schema = Readonly<Record<string, unknown>> & {
  $ref?: string
  required?: string[]
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  items?: Schema
  examples?: unknown[]
}

const FILE = join(import.meta.dirname, '../../../docs/api/upstream.openapi.json')
const DOCUMENT = JSON.parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<string, unknown>
  components: { schemas: Record<string, Schema> }
}
export const SCHEMAS = DOCUMENT.components.schemas
export const PATHS = Object.keys(DOCUMENT.paths)

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  formats: { date: isDay, 'date-time': isZonedMoment },
})
ajv.addVocabulary(['openapi', 'jsonSchemaDialect', 'info', 'servers', 'paths', 'components'])
ajv.addSchema(DOCUMENT, 'contract')

export const nameIn = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? ''
const checkOf = (name: string): ValidateFunction => {
  const check = ajv.getSchema(`contract#/components/schemas/${name}`)
  if (!check) throw new Error(`docs/api/upstream.openapi.json has no schema ${name}`)
  return check
}
/** What the document has against a value; `null`: nothing. */
export const errorsOf = (name: string, value: unknown) => {
  const check = checkOf(name)
  return check(value) ? null : ajv.errorsText(check.errors)
}

/** The schema of the reply at a path of the document. */
export const replyAt = (path: string) => {
  const operation = DOCUMENT.paths[path] as {
    get: { responses: { 200: { content: { 'application/json': { schema: Schema } } } } }
  }
  return nameIn(operation.get.responses[200].content['application/json'].schema)
}

/** The schema of the items in a list. */
export const itemsIn = (reply: string): Schema => {
  const list = SCHEMAS[reply]?.properties?.['ITEMS'] as Schema
  const ofGroup = list.anyOf?.[0]?.['additionalProperties'] as Schema | undefined
  return (ofGroup ?? list).items as Schema
}
