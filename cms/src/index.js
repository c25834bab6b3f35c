const { applyPanel } = require('./panel.js')
const { seedRoles } = require('./roles.js')
const { tellSites } = require('./tell-sites.js')

async function bootstrap({ strapi }) {
  await applyPanel(strapi)
  await seedRoles(strapi)
  tellSites(strapi)
}

module.exports = { bootstrap }
