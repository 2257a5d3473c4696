/** What starts once the page stands: in a piece of its own, so that the first load does not carry it. */
export { keepSeen } from './data/keep-seen.ts'
export { startLive } from './data/live/start.ts'
