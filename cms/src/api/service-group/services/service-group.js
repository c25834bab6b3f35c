module.exports = require('@strapi/strapi').factories.createCoreService('api::service-group.service-group')
