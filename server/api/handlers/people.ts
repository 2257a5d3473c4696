import { readOpponentRoster } from '../../content/people/opponent-rosters.ts'
import { readRosterSettings } from '../../content/people/people-settings.ts'
import {
  readPlayerHistory,
  readPlayerMedia,
  readRandomPlayer,
  searchPlayers,
} from '../../content/people/player-history.ts'
import { playerSettings, readPlayer } from '../../content/people/players.ts'
import {
  readRoster,
  readRosterById,
  readRosterBySport,
  readRosterList,
  readRosterPlayers,
} from '../../content/people/rosters.ts'
import type { HandlersOf } from './parts.ts'

export const peopleHandlers: HandlersOf<typeof import('../../../src/contract/api/people.ts')> = {
  roster: (reading, { sportId, season, $pageSize }) =>
    readRoster(reading, sportId, season, $pageSize),
  rosterById: (reading, { rosterId }) => readRosterById(reading, rosterId),
  rosterList: (reading, query) => readRosterList(reading, query),
  activeRosters: (reading) => readRosterList(reading, {}, true),
  rosterBySport: (reading, { sport }) => readRosterBySport(reading, sport),
  opponentRoster: (reading, { sportId, opponentId }) =>
    readOpponentRoster(reading, sportId, opponentId),
  rosterSettings: (reading, { sportId }) => readRosterSettings(reading, sportId),
  player: (reading, { rosterPlayerId }) => readPlayer(reading, rosterPlayerId),
  rosterPlayers: (reading, { rosterId }) => readRosterPlayers(reading, rosterId),
  playerMedia: (reading, { playerId, rosterPlayerId }) =>
    readPlayerMedia(reading, playerId, rosterPlayerId),
  playerHistory: (reading, query) => readPlayerHistory(reading, query),
  randomPlayer: (reading, { sportId }) => readRandomPlayer(reading, sportId),
  playerSearch: (reading, query) => searchPlayers(reading, query),
  playerSettings: async () => playerSettings,
}
