import { setTimeout as sleep } from 'node:timers/promises'
import { startSmtp } from '../../tests/support/peers/smtp.ts'
import { play, type Drill } from './parts/drill.ts'
import { checkKept, checkMailed } from './parts/kept.ts'
import { postfixServer } from './parts/postfix.ts'
import { startInstance } from './parts/sites.ts'
import { until } from './parts/until.ts'
import { startVisitors } from './parts/visitors.ts'

const STAFF = ['anna@versta.example', 'boris@versta.example'] as const
const PHASE_MS = 5000

/**
 * The mail server refuses one of two recipients, has a full mailbox, is gone: leads wait, and reach each once it is
 * well. The same through a Postfix that puts senders off, cannot reach the mailbox and is stopped at once.
 */
export async function run(): Promise<void> {
  await play(async (drill) => {
    await tellMailbox(drill)
    await tellPostfix(drill)
  })
}

async function tellMailbox(drill: Drill): Promise<void> {
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
}

async function tellPostfix(drill: Drill): Promise<void> {
  let mailbox = await startSmtp()
  drill.defer(() => mailbox.stop())
  const { mails } = mailbox
  const relayPort = Number(new URL(mailbox.url).port)
  const postfix = await postfixServer(drill, { relayPort, greylistMs: PHASE_MS })
  await postfix.start()
  const env = { SMTP_URL: postfix.url, MAIL_TO: STAFF.join() }
  const site = await startInstance(drill, 'site-and-postfix', env)
  const visitors = startVisitors(site.url, 8)
  drill.say('Postfix puts senders off it does not know')
  await sleep(2 * PHASE_MS)
  drill.say('Postfix cannot reach the mailbox')
  await mailbox.stop()
  let deferred = 0
  await until(async () => (deferred = await postfix.deferred()) > 0)
  drill.say('Postfix is stopped at once, with mails in its queue')
  await postfix.kill()
  await sleep(PHASE_MS)
  const { acknowledged, posted } = await visitors.stop()
  await postfix.start()
  mailbox = await startSmtp(relayPort)
  mailbox.mails.unshift(...mails)
  drill.say('both are back')
  drill.check(
    'Postfix: forms refused',
    'none',
    posted.length - acknowledged.length,
    posted.length === acknowledged.length,
  )
  drill.check('Postfix: mails in its queue at its end', 'some', deferred, deferred > 0)
  const putOff = site.log.filter(({ reason }) => /Greylisted|450/.test(String(reason))).length
  drill.check('Postfix: leads put off', 'some', putOff, putOff > 0)
  for (const staff of STAFF) await checkMailed(drill, mailbox, acknowledged, staff)
  const ids = mailbox.mails.flatMap(({ messageId, recipients }) => recipients.map((to) => `${messageId} ${to}`))
  const twice = ids.length - new Set(ids).size
  drill.check('Postfix: mails that came twice', '≤ those under way at its end', twice, twice <= STAFF.length)
  await checkKept(drill, { DATA_DIR: `${drill.folder}/site-and-postfix` }, acknowledged)
}
