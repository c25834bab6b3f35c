import { vi } from 'vitest'

const { waitFor } = vi

/** A busy machine is slow, not wrong: vitest itself waits for a second. */
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)
