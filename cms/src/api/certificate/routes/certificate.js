module.exports = require('@strapi/strapi').factories.createCoreRouter('api::certificate.certificate')
