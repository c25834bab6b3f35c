const TYPES = ['project', 'service', 'post', 'vacancy'].map((name) => `api::${name}.${name}`)

const linesOf = (text) => (text ?? '').split('\n').filter((line) => line.trim() !== '')

/** The codes an entry had, once visitors may know its address by `published`. */
function formerCodes(former, published, code) {
  return [...new Set([...linesOf(former), published])].filter((one) => one !== code).join('\n')
}

/** Keeps the code of what is published when an editor saves another one, so that its address goes on leading there. */
function keepFormerCodes(strapi) {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context
    if (action === 'update' && TYPES.includes(uid) && params.data?.code) {
      const { documentId, data } = params
      const fields = ['code', 'former_codes']
      const published = await strapi.documents(uid).findOne({ documentId, status: 'published', fields })
      if (published && published.code !== data.code)
        data.former_codes = formerCodes(data.former_codes ?? published.former_codes, published.code, data.code)
    }
    return next()
  })
}

module.exports = { formerCodes, keepFormerCodes, linesOf }
