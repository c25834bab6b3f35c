module.exports = require('@strapi/strapi').factories.createCoreController('api::post.post')
