import { afterAll } from 'vitest'
import { killAll } from './programs.ts'

afterAll(killAll)
