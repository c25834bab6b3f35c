module.exports = ({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('CMS_JWT_SECRET') } } })
