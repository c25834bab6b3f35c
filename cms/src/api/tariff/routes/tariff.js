module.exports = require('@strapi/strapi').factories.createCoreRouter('api::tariff.tariff')
