const { setTimeout: sleep } = require('node:timers/promises')
const { AREAS } = require('./areas.js')
const { linesOf } = require('./former-codes.js')

const EVENTS = ['entry.publish', 'entry.unpublish', 'entry.delete']
/** Of models without drafts, whose every change is public. */
const EVENTS_WITHOUT_DRAFTS = ['entry.create', 'entry.update', 'entry.delete']
const PAUSES_MS = [0, 1000, 5000, 30_000]

/** Tells each site in `CMS_SITE_URLS` what has changed, so that visitors see it at once. */
function notifySites(strapi) {
  const sites = (process.env.CMS_SITE_URLS ?? '').split(',').filter((site) => site.trim() !== '')
  const secret = process.env.REVALIDATE_SECRET
  if (sites.length === 0 || !secret) {
    strapi.log.warn('CMS_SITE_URLS and REVALIDATE_SECRET are not both set: sites notice changes within a minute')
    return
  }
  const onChange = (change) => {
    for (const site of sites) void notify(site.trim(), change)
  }
  for (const event of EVENTS)
    strapi.eventHub.on(event, ({ model, entry }) => {
      if (!AREAS[model]) return
      // Its former addresses are read anew, too: they lead elsewhere now.
      for (const code of [entry.code, ...linesOf(entry.former_codes)]) onChange({ area: AREAS[model], code })
    })
  for (const event of EVENTS_WITHOUT_DRAFTS)
    strapi.eventHub.on(event, ({ model, entry }) => {
      if (model === 'tag') onChange({ area: entry.area })
      if (model === 'service-group') onChange({ area: 'services' })
      if (model === 'redirect') onChange({ area: 'redirects' })
    })

  /** Named once, however many changes they miss. */
  const unreachable = new Set()

  async function notify(site, change) {
    for (const pause of PAUSES_MS) {
      await sleep(pause)
      const reason = await refusalOf(site, change)
      if (reason === null) {
        if (unreachable.delete(site)) strapi.log.info(`${site} is told of changes again`)
        return
      }
      if (unreachable.has(site)) continue
      unreachable.add(site)
      strapi.log.warn(`${site} is not told of changes: ${reason}. It notices them by itself later`)
    }
  }

  /** Why a site did not take it; `null`: it did. */
  async function refusalOf(site, change) {
    try {
      const reply = await fetch(new URL('/api/revalidate/', site), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify(change),
        signal: AbortSignal.timeout(15_000),
      })
      return reply.ok ? null : String(reply.status)
    } catch (error) {
      return error.cause?.code ?? error.name
    }
  }
}

module.exports = { notifySites }
