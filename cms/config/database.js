module.exports = ({ env }) => ({
  connection: { client: 'postgres', connection: { connectionString: env('CMS_DATABASE_URL') } },
})
