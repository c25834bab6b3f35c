import { setTimeout as sleep } from 'node:timers/promises'
import { startSmtp } from '../../tests/support/smtp.ts'
import { play } from './parts/drill.ts'
import { checkKept, checkMailed } from './parts/kept.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { startVisitors } from './parts/visitors.ts'

const STAFF = ['anna@versta.example', 'boris@versta.example'] as const
const PHASE_MS = 5000

/** The mail server refuses one of two recipients, has a full mailbox, is gone: leads wait, and reach each once it is well. */
export async function run(): Promise<void> {
  await play(async (drill) => {
    let smtp = await startSmtp()
    const port = Number(new URL(smtp.url).port)
    drill.defer(() => smtp.stop())
    const site = await startInstance(drill, 'site', { SMTP_URL: smtp.url, MAIL_TO: STAFF.join() })
    const visitors = startVisitors(site.url, 8)
    await sleep(PHASE_MS)
    drill.say('one of two recipients is refused for now (450)')
    smtp.refuseRecipient(STAFF[1], 450)
    await sleep(PHASE_MS)
    drill.say('the mailbox is full (452)')
    smtp.refuseRecipient('')
    smtp.refuse('mailbox full', 452)
    await sleep(PHASE_MS)
    drill.say('the server is gone')
    smtp.accept()
    const { mails } = smtp
    await smtp.stop()
    await sleep(PHASE_MS)
    const visits = await visitors.stop()
    const behind = visits.acknowledged.length
    drill.say('the server is back')
    smtp = await startSmtp(port)
    smtp.mails.unshift(...mails)
    const pages = await site.get('/contacts/')
    drill.check('pages meanwhile', '200', pages.status, pages.status === 200)
    drill.check('forms refused', 'none', visits.posted.length - behind, visits.posted.length === behind)
    await until(() => smtp.mails.length >= 2 * behind).catch(() => null)
    for (const mailbox of STAFF) await checkMailed(drill, smtp, visits.acknowledged, mailbox)
    const ids = smtp.mails.map(({ messageId, recipients }) => `${messageId} ${recipients.join()}`)
    drill.check('mails that came twice', 'none', ids.length - new Set(ids).size, ids.length === new Set(ids).size)
    await checkKept(drill, { DATA_DIR: `${drill.folder}/site` }, visits.acknowledged)
  })
}
