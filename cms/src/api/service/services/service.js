module.exports = require('@strapi/strapi').factories.createCoreService('api::service.service')
