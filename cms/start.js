const { randomBytes } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { buildPanel } = require('./build-panel.js')
const { seed } = require('./seed.js')
const { keepToken } = require('./site-token.js')

// Empty counts as not given.
for (const [name, value] of Object.entries(process.env))
  if (name.startsWith('CMS_') && value.trim() === '') delete process.env[name]

/** Of the site, as the site reads it: with a slash at the end links of the panel would have two. */
const site = URL.parse(process.env.SITE_URL ?? '')
if (site && /^https?:$/.test(site.protocol)) process.env.SITE_URL = site.origin

/** What this installation keeps beside its database: from the root of the checkout, as all settings; npm runs this in `cms/`. */
const DATA = resolve(__dirname, '..', process.env.CMS_DATA_DIR ?? 'cms')
process.env.CMS_DATA_DIR = DATA
const SECRETS = join(DATA, '.secrets')
const TOKEN = join(DATA, '.token')

const NAMES = [
  'CMS_APP_KEYS',
  'CMS_ADMIN_SECRET',
  'CMS_TOKEN_SALT',
  'CMS_TRANSFER_SALT',
  'CMS_ENCRYPTION_KEY',
  'CMS_JWT_SECRET',
]

/** Secrets of this installation: drawn once, kept beside it, and what the environment says wins. */
function loadSecrets() {
  if (!existsSync(SECRETS)) {
    const lines = NAMES.map((name) => `${name}=${randomBytes(32).toString('base64url')}`)
    writeFileSync(SECRETS, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  for (const line of readFileSync(SECRETS, 'utf8').split('\n')) {
    const [name, value] = line.split('=')
    if (name) process.env[name] ??= value
  }
}

async function main() {
  if (!process.env.CMS_DATABASE_URL) {
    console.error('CMS_DATABASE_URL must be given: postgres://user:password@host:5432/database')
    process.exit(1)
  }
  // Strapi refuses to start without it.
  mkdirSync(join(DATA, 'public', 'uploads'), { recursive: true })
  loadSecrets()
  process.env.STRAPI_TELEMETRY_DISABLED ??= 'true'
  const say = (line) => console.log(line)
  buildPanel(say)
  const { createStrapi } = require('@strapi/strapi')
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load()
  await seed(strapi, say)
  await keepToken(strapi, TOKEN, say)
  await strapi.start()
}

void main()
