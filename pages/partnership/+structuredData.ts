import type { PageContext } from 'vike/types'
import { questionNodes } from '#shared/structured-data/questions.ts'
import type { Data } from './+data.ts'

export default ({ data }: PageContext & { data: Data }) => questionNodes(data.copy.questions?.items ?? [])
