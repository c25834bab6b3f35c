import { vi } from 'vitest'

// Test files that share a process get fresh modules, so that no state leaks between them.
vi.resetModules()
