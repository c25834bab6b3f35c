module.exports = require('@strapi/strapi').factories.createCoreRouter('api::service.service')
