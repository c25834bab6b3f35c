module.exports = require('@strapi/strapi').factories.createCoreController('api::review.review')
