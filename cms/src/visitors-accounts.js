/** Accounts of visitors come with Strapi, and the site has none: no editor should meet their list. */
function hideVisitorsAccounts(strapi) {
  const accounts = strapi.contentType('plugin::users-permissions.user')
  accounts.pluginOptions = { ...accounts.pluginOptions, 'content-manager': { visible: false } }
}

module.exports = { hideVisitorsAccounts }
