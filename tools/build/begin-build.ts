import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOfSources, PROOF_FILE, SOURCES_FILE } from './sources.ts'

rmSync(PROOF_FILE, { force: true })
mkdirSync(dirname(SOURCES_FILE), { recursive: true })
writeFileSync(SOURCES_FILE, hashOfSources())
