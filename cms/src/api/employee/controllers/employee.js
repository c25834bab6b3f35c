module.exports = require('@strapi/strapi').factories.createCoreController('api::employee.employee')
