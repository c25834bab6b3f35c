module.exports = [
  'global::say-in-russian',
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: '../content/icons/favicon.ico' } },
  'strapi::public',
]
