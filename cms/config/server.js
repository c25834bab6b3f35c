const { dirname, join } = require('node:path')

module.exports = ({ env }) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  dirs: { public: join(env('CMS_DATA_DIR', dirname(__dirname)), 'public') },
  app: { keys: env.array('CMS_APP_KEYS') },
})
