import { readNavigation, readSettings, readSubNavigation } from '../../content/site.ts'
import type { HandlersOf } from './parts.ts'

export const siteHandlers: HandlersOf<typeof import('../../../src/contract/api/site.ts')> = {
  settings: (reading) => readSettings(reading),
  navigation: (reading) => readNavigation(reading),
  subNavigation: (reading, { sportId }) => readSubNavigation(reading, sportId),
}
