import { readPlayer, readRoster, readRosterById } from '../../content/rosters.ts'
import type { HandlersOf } from './parts.ts'

export const peopleHandlers: HandlersOf<typeof import('../../../src/contract/api/people.ts')> = {
  roster: (reading, { sportId, season, $pageSize }) => readRoster(reading, sportId, season, $pageSize),
  rosterById: (reading, { rosterId }) => readRosterById(reading, rosterId),
  player: (reading, { rosterPlayerId }) => readPlayer(reading, rosterPlayerId),
}
