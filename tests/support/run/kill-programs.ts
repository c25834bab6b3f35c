import { afterAll } from 'vitest'
import { killAll } from '../site/programs.ts'

afterAll(killAll)
