module.exports = require('@strapi/strapi').factories.createCoreRouter('api::project.project')
