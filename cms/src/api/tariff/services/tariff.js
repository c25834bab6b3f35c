module.exports = require('@strapi/strapi').factories.createCoreService('api::tariff.tariff')
