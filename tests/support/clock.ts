import { clockOffset, shiftClock } from './clock.mjs'

// For test processes: imported first, by the configuration of each runner.
shiftClock(clockOffset)

// Node's fetch reads `performance` when it is first used; under fake timers it would keep the fake.
void globalThis.Request
