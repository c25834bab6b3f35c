const { keepFormerCodes } = require('./former-codes.js')
const { applyPanel } = require('./panel.js')
const { nameAdministrator, seedRoles } = require('./roles.js')
const { offerTagsOfArea } = require('./tags-of-area.js')
const { notifySites } = require('./notify-sites.js')
const { hideVisitorsAccounts } = require('./visitors-accounts.js')

function register({ strapi }) {
  keepFormerCodes(strapi)
  offerTagsOfArea(strapi)
  hideVisitorsAccounts(strapi)
}

async function bootstrap({ strapi }) {
  await applyPanel(strapi)
  await seedRoles(strapi)
  await nameAdministrator(strapi)
  notifySites(strapi)
}

module.exports = { register, bootstrap }
