module.exports = require('@strapi/strapi').factories.createCoreService('api::certificate.certificate')
