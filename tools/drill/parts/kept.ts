import { leadsCommand } from '../../../tests/support/leads/leads-command.ts'
import type { TestSmtp } from '../../../tests/support/peers/smtp.ts'
import type { Drill } from './drill.ts'
import { until } from './until.ts'

/** Every lead that was answered `ok` is in the database once. */
export async function checkKept(
  { check }: Drill,
  env: Record<string, string>,
  names: readonly string[],
): Promise<void> {
  const { json } = await leadsCommand(env, 'list', '--json')
  const kept = Map.groupBy(json as { name: string }[], ({ name }) => name)
  const lost = names.filter((name) => !kept.has(name))
  const doubled = [...kept].filter(([, leads]) => leads.length > 1)
  check('leads answered ok', 'some', names.length, names.length > 0)
  check('of these lost', 'none', lost.length, lost.length === 0)
  check('stored twice', 'none', doubled.length, doubled.length === 0)
}

/** Every lead has come to a mailbox; with several, to each. */
export async function checkMailed(
  { check }: Drill,
  { mails }: TestSmtp,
  names: readonly string[],
  mailbox: string,
): Promise<void> {
  const came = () =>
    new Set(
      mails
        .filter(({ recipients }) => recipients.includes(mailbox))
        .map(({ subject = '' }) => /Гость \d+/.exec(subject)?.[0]),
    )
  await until(() => names.every((name) => came().has(name))).catch(() => null)
  const missing = names.filter((name) => !came().has(name))
  check(`not mailed to ${mailbox}`, 'none', missing.length, missing.length === 0)
}
