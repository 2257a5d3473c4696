import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

/**
 * Property tests use the same values in every daily run, so that a failed run can be repeated. `npm
 * run proof` uses new ones and prints their seed; `PROPERTY_SEED=<seed>` repeats them.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) })

// Files of a tier share a process: a fake clock that one leaves would be the clock of the next.
afterAll(() => void vi.useRealTimers())
