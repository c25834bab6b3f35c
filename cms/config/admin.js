const { previewAddress } = require('../src/preview-address.js')

module.exports = ({ env }) => ({
  auth: { secret: env('CMS_ADMIN_SECRET') },
  apiToken: { salt: env('CMS_TOKEN_SALT') },
  transfer: { token: { salt: env('CMS_TRANSFER_SALT') } },
  secrets: { encryptionKey: env('CMS_ENCRYPTION_KEY') },
  preview: {
    enabled: Boolean(env('SITE_URL') && env('PREVIEW_SECRET')),
    config: { allowedOrigins: [env('SITE_URL')], handler: previewAddress },
  },
  flags: { nps: false, promoteEE: false },
})
