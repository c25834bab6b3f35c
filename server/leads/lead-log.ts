import type { BaseLogger } from 'pino'

/** Leads are logged by their id and nothing else; failures by their code, since texts of errors repeat addresses. */
export type LeadLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>
