module.exports = require('@strapi/strapi').factories.createCoreController('api::vacancy.vacancy')
