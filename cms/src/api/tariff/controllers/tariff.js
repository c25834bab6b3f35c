module.exports = require('@strapi/strapi').factories.createCoreController('api::tariff.tariff')
