import { vi } from 'vitest'

const { waitFor } = vi

/** A busy machine is slow, not wrong; the default timeout is one second. */
vi.waitFor = (callback, options = 120_000) => waitFor(callback, options)
