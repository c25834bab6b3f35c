module.exports = require('@strapi/strapi').factories.createCoreController('api::service.service')
