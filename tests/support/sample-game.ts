import type { Game } from '../../src/contract/schema/game.ts'
import type { LiveGame } from '../../src/contract/schema/live.ts'

const sport = { id: 7, title: 'Football', shortName: 'football', abbrev: 'FB', globalSportNameSlug: 'football', globalSportShortName: 'football' }

/** A game to come, at home; say only what a test is about. */
export const sampleGame = (some: Partial<Game> = {}): Game => ({
  id: 1, scheduleId: 3, sport, season: '2026', date: '2026-09-05T19:00:00', dateUtc: '2026-09-06T00:00:00Z', endDate: null, time: '7 p.m.', tbd: false, allDay: false, status: 'A', noplayText: null,
  type: 'R', locationIndicator: 'H', atVs: 'vs', showAtVs: true, teamPrefix: null, location: 'Harlan, Ohio', facility: { title: 'Heron Field' }, conference: false, isADoubleheader: false, doubleheaderGame: null, tournament: null,
  gamePromotionText: null, opponent: { id: 9, title: 'Ashford', prefix: null, location: null, mascot: null, website: null, image: null },
  media: { tv: null, tvImage: null, radio: null, video: null, audio: null, stats: null, tickets: null }, result: null, gameState: 0, live: null, previewStoryId: null, postStoryId: null, gameCenterLink: '/game-center/1', ...some,
})

export const sampleResult = (status: 'W' | 'L' | 'T' | 'N' | null, us: string | null = null, them: string | null = null, postscoreInfo: string | null = null): NonNullable<Game['result']> =>
  ({ status, teamScore: us, opponentScore: them, prescoreInfo: null, postscoreInfo, boxscore: null, recap: null })

export const sampleLive = (some: Partial<LiveGame> = {}): LiveGame => ({
  gameId: 1, sportId: 7, gameState: 3, version: 1, updatedAt: '2026-09-06T01:10:00Z', period: 3, periodLabel: '3rd', clock: '08:39', teamScore: '21', opponentScore: '14',
  teamPeriods: ['7', '14', '0'], opponentPeriods: ['7', '0', '7'], lastPlay: null, ...some,
})
