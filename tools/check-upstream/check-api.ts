import { messageOf } from '../../server/base/error-reason.ts'
import { UpstreamDown } from '../../server/base/errors.ts'
import type { ApiKind } from '../../server/config/api.ts'
import type { Config } from '../../server/config/config.ts'
import { CONTRACT } from '../../server/content/contract.ts'
import { createHtmlCleaner } from '../../server/content/html/cleaner.ts'
import { loadCreateUpstream } from '../../server/content/upstream/clients.ts'
import { createMediaHosts } from '../../server/media/media-hosts.ts'
import { createOriginals } from '../../server/media/originals.ts'
import type { Arguments } from './arguments.ts'
import { checkArea } from './check-area.ts'
import type { Finding, Level, Report } from './finding.ts'
import { WORDS } from './languages.ts'
import { upstreamAddress } from './pictures.ts'
import { createReplies } from './replies.ts'
import { createScreen } from './screen.ts'

type Asked = Arguments & { kind: ApiKind }
type Settings = Pick<Config, 'content' | 'media' | 'site'>

/**
 * Reads every area and prints what was found in it. The exit code: 0, 1 when something is
 * refused, 2 when nothing answers.
 */
export async function checkApi({ url, token, kind, language }: Asked, settings: Settings): Promise<number> {
  const { content, media, site } = settings
  const words = WORDS[language]
  const screen = createScreen(process.stdout, token, words)
  const hosts = createMediaHosts(url, media.hosts)
  const create = await loadCreateUpstream(kind)
  const anybody = create({ baseUrl: url, timeoutMs: content.timeoutMs })
  const upstream =
    token === null ? anybody : create({ baseUrl: url, timeoutMs: content.timeoutMs, authorization: `Bearer ${token}` })
  const originals = createOriginals()
  const replies = createReplies(upstream)
  const cleaner = createHtmlCleaner(site.url, (address) => upstreamAddress(address, hosts) !== null)
  const counts: Record<Level, number> = { refused: 0, lost: 0, repaired: 0, noticed: 0 }
  let unanswered = 0

  for (const [name, area] of Object.entries(CONTRACT)) {
    const findings: Finding[] = []
    const report: Report = (level, code, about) => void findings.push({ level, area: name, code, about })
    const onProgress = (done: number, known: number) => screen.progress(name, done, known)
    screen.progress(name, 0, 0)
    const read = await checkArea(name, area, {
      replies,
      cleaner,
      media: { hosts, originals },
      report,
      drafts: token === null ? null : { known: upstream, anybody },
      onProgress,
    }).catch((error: unknown) => {
      if (error instanceof UpstreamDown) unanswered += 1
      report('refused', null, { what: 'unreadableList', reason: messageOf(error) })
      return null
    })
    const known = distinct(findings)
    for (const { level } of known) counts[level] += 1
    screen.area(name, read, known)
  }
  await Promise.all([...new Set([upstream, anybody])].map((client) => client.close()).concat(originals.close()))
  const isDown = unanswered === Object.keys(CONTRACT).length
  screen.say(isDown ? `${words.down}: ${url}` : words.summary(counts))
  if (isDown) return 2
  return counts.refused > 0 ? 1 : 0
}

/** A list and an item's own reply often have the same to say of it. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
