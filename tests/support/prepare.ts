import './clock.ts'
import { prepare } from './prepared.ts'

// `npm run prepare-tests`: imports every department that tests copy, so that the first test to use
// one does not wait.
for (const name of ['fixture', 'browser', 'demo'] as const) await prepare(name)
