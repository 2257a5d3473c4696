import fc from 'fast-check'

/**
 * Property tests draw the same values in every daily run, so that a red run can be repeated. `npm
 * run proof` draws new ones and prints their seed; `PROPERTY_SEED=<seed>` repeats them.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) })
