const { writeFileSync } = require('node:fs')

/** Made by Strapi for a start without tokens, in English and one with every right: nobody has asked for them. */
const UNASKED = ['Read Only', 'Full Access']

/** The token of the site: may read, drafts included, and write nothing. */
async function keepToken(strapi, file, say) {
  const tokens = strapi.service('admin::api-token')
  // An older installation has it in English.
  if (await tokens.exists({ name: { $in: ['Сайт', 'site'] } })) return
  const { accessKey } = await tokens.create({
    name: 'Сайт',
    description: 'Читает всё, черновики тоже, и ничего не меняет',
    type: 'read-only',
    lifespan: null,
  })
  writeFileSync(file, `${accessKey}\n`, { mode: 0o600 })
  say(`API_TOKEN of the site is in ${file}`)
  for (const name of UNASKED) {
    const token = await tokens.getByName(name)
    if (token) await tokens.revoke(token.id)
  }
}

module.exports = { keepToken }
