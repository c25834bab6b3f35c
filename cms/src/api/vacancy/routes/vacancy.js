module.exports = require('@strapi/strapi').factories.createCoreRouter('api::vacancy.vacancy')
