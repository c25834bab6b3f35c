module.exports = require('@strapi/strapi').factories.createCoreService('api::vacancy.vacancy')
