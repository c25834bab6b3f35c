module.exports = require('@strapi/strapi').factories.createCoreController('api::redirect.redirect')
