const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const SOURCES = join(__dirname, 'src', 'admin')
const STAMP = join(__dirname, 'build', '.made-of')
const STRAPI = join(__dirname, 'node_modules', '@strapi', 'strapi', 'dist', 'src')

/** Builds the panel unless it is there, and made of the same sources. */
function buildPanel(say) {
  const sources = hashOf([join(__dirname, 'package.json'), ...readdirSync(SOURCES).map((file) => join(SOURCES, file))])
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  say('The panel is built, which takes a minute…')
  // Its bundler leaves a Strapi behind that is not started.
  const { status } = spawnSync(process.execPath, ['--no-warnings', __filename], { cwd: __dirname, stdio: 'inherit' })
  if (status !== 0) throw new Error('The panel could not be built')
  writeFileSync(STAMP, sources)
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Not by the command `strapi build`, which takes the `tsconfig.json` of the site for its own. */
async function build() {
  const { build: buildAdmin } = require(join(STRAPI, 'node', 'build.js'))
  const { createLogger } = require(join(STRAPI, 'cli', 'utils', 'logger.js'))
  await buildAdmin({ logger: createLogger({}), cwd: __dirname, bundler: 'vite', minify: true })
}

if (require.main === module) void build()

module.exports = { buildPanel }
