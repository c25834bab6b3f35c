import type { PageContext } from 'vike/types'
import { jobPostingNode } from '#shared/structured-data/job-posting.ts'
import type { Data } from './+data.ts'

export default ({ site, data }: PageContext & { data: Data }) => [jobPostingNode(site, data.vacancy)]
