/**
 * How long something may take in a test, in milliseconds: what is owed to a visitor where only that is tried (`npm run proof`), and three times as long beside all
 * the other tests of a run, on whatever machine.
 */
export const within = (owed: number): number => owed * (process.env['PROOF'] === '1' ? 1 : 3)
