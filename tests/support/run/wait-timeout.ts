import { vi } from 'vitest'

const { waitFor, waitUntil } = vi

/** A busy machine is slow, not wrong; the default timeout is one second. */
const PATIENCE_MS = 120_000

vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)
vi.waitUntil = (callback, options = PATIENCE_MS) => waitUntil(callback, options)
