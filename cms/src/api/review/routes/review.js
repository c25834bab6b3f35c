module.exports = require('@strapi/strapi').factories.createCoreRouter('api::review.review')
