module.exports = require('@strapi/strapi').factories.createCoreService('api::project.project')
