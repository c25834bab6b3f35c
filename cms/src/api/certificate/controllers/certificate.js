module.exports = require('@strapi/strapi').factories.createCoreController('api::certificate.certificate')
