'use strict'

// Runs before each program, on any Node, so that a missing requirement is reported in one line.
const { existsSync } = require('fs')

const OLDEST = 24
const [, program] = process.argv

if (Number.parseInt(process.versions.node) < OLDEST)
  refuse(`Node ${OLDEST} is needed, this is ${process.version}: npm ci brings it, unless install scripts are forbidden`)
else if (program && !existsSync(program)) refuse('There is no build here: npm run build makes one')

function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
