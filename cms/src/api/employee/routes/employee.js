module.exports = require('@strapi/strapi').factories.createCoreRouter('api::employee.employee')
