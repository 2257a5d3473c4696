import { readAlerts } from '../../content/alerts.ts'
import { countUp } from '../../content/counters.ts'
import { readRunningSplash, readSplash } from '../../content/splashes.ts'
import { readTakeovers } from '../../content/takeovers.ts'
import type { HandlersOf } from './parts.ts'

export const noticeHandlers: HandlersOf<typeof import('../../../src/contract/api/notices.ts')> = {
  alerts: (reading) => readAlerts(reading),
  splash: (reading, { splashId }) => (splashId === undefined ? readRunningSplash(reading, 0) : readSplash(reading, splashId)),
  sportSplash: (reading, { sportId }) => readRunningSplash(reading, sportId),
  countSplashClick: async (reading, { splashId }) => (countUp(reading, 'splash-click', [splashId]), null),
  takeovers: (reading, { sportId }) => readTakeovers(reading, sportId),
}
