import { readAlerts } from '../../content/notices/alerts.ts'
import { countUp } from '../../content/notices/counters.ts'
import { readRunningSplash, readSplash } from '../../content/notices/splashes.ts'
import { readTakeovers } from '../../content/notices/takeovers.ts'
import type { HandlersOf } from './parts.ts'

export const noticeHandlers: HandlersOf<typeof import('../../../src/contract/api/notices.ts')> = {
  alerts: (reading) => readAlerts(reading),
  splash: (reading, { splashId }) =>
    splashId === undefined ? readRunningSplash(reading, 0) : readSplash(reading, splashId),
  sportSplash: (reading, { sportId }) => readRunningSplash(reading, sportId),
  countSplashClick: async (reading, { splashId }) => (
    countUp(reading, 'splash-click', [splashId]),
    null
  ),
  takeovers: (reading, { sportId }) => readTakeovers(reading, sportId),
}
