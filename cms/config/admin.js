module.exports = ({ env }) => ({
  auth: { secret: env('CMS_ADMIN_SECRET') },
  apiToken: { salt: env('CMS_TOKEN_SALT') },
  transfer: { token: { salt: env('CMS_TRANSFER_SALT') } },
  secrets: { encryptionKey: env('CMS_ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
})
