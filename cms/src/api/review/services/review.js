module.exports = require('@strapi/strapi').factories.createCoreService('api::review.review')
