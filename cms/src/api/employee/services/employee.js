module.exports = require('@strapi/strapi').factories.createCoreService('api::employee.employee')
