import { clockOffset, shiftClock } from './clock.mjs'

// For test processes: imported first, by the configuration of each runner.
shiftClock(clockOffset)
