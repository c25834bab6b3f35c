module.exports = require('@strapi/strapi').factories.createCoreController('api::project.project')
