import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOfSources, SOURCES_FILE } from './sources.ts'

mkdirSync(dirname(SOURCES_FILE), { recursive: true })
writeFileSync(SOURCES_FILE, hashOfSources())
