import { readCareer, readPlayerStats } from '../../content/stats/career.ts'
import { readGameTeams } from '../../content/games/game-teams.ts'
import { readLiveDetails } from '../../content/live/live-details.ts'
import { readLiveFeed } from '../../content/live/live-feed.ts'
import { readLiveStreams } from '../../content/live/live-stream.ts'
import { readBoxScore, readLiveStats } from '../../content/live/live.ts'
import { readMoments, readMomentsOfGame } from '../../content/honors/moments.ts'
import {
  readSeasonLeaders,
  readSeasonStats,
  readStatsPdf,
} from '../../content/stats/season-stats.ts'
import type { HandlersOf } from './parts.ts'

export const statHandlers: HandlersOf<typeof import('../../../src/contract/api/stats.ts')> = {
  boxScore: (reading, { gameId }) => readBoxScore(reading, gameId),
  gameTeams: (reading, { sport, storyId }) => readGameTeams(reading, sport, storyId),
  seasonStats: (reading, { sportId, season }) => readSeasonStats(reading, sportId, season),
  statLeaders: (reading, { sportId, season }) => readSeasonLeaders(reading, sportId, season),
  statsPdf: (reading, { sportId, season }) => readStatsPdf(reading, sportId, season),
  careerStats: (reading, { sport, ...who }) => readCareer(reading, sport, who),
  playerStats: (reading, { rosterPlayerId, sport, year }) =>
    readPlayerStats(reading, rosterPlayerId, sport, year),
  liveStats: (reading) => readLiveStats(reading),
  liveDetails: (reading, { gameId }) => readLiveDetails(reading, gameId),
  liveFeed: (reading, { gameId }) => readLiveFeed(reading, gameId),
  liveStreams: (reading, { sportId }) => readLiveStreams(reading, sportId),
  moments: (reading, query) => readMoments(reading, query),
  gameMoments: (reading, { gameId }) => readMomentsOfGame(reading, gameId),
}
