import type { CallHandlers } from '../call-handlers.ts'
import type {
  GameCenterGame,
  GameCenterLayout,
  GameCenterPart,
  GameCenterPromotions,
} from '../../../src/contract/game-center.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { Coverage } from '../../../src/contract/season-stats.schema.ts'
import { isOff, getGameKind } from '../../../src/domain/games/game.ts'
import { readScoreboard } from './events.ts'
import { readGameDetails } from './game-details.ts'
import { composeGames, readGame } from './games.ts'
import { readItem, readItems } from '../items.ts'
import { promotion } from '../kinds/notices.ts'
import { readPromotions, readSportPromotions } from '../notices/promotions.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports } from '../sports/sports.ts'
import {
  comparisonNote,
  coversHalf,
  coversQuarter,
  leadersNote,
  leadersTitle,
} from '../../../src/domain/season-stats/coverage.ts'
import { eventName, eventTitle } from '../../../src/domain/sports/event-name.ts'
import { eventNames } from '../../../src/domain/sports/event-names.ts'
import { readSeasonLeaders } from '../stats/season-stats.ts'
import { readOpponentLeaders } from '../stats/leaders-before.ts'
import { readSettings } from '../department/site.ts'

/** The location of promotions shown in a game center. */
const promotionLocation = 'game-center'

const titles: Record<GameCenterPart, string> = {
  hero: 'Game',
  countdown: 'Countdown',
  matchup: 'Season so far',
  'score-by-period': 'Score by period',
  scoring: 'Scoring',
  flow: 'Game Flow',
  sets: 'Set by set',
  leaders: 'Leaders',
  milestones: 'Milestones within reach',
  'last-meeting': 'Last meeting',
  plays: 'Play by play',
  'team-stats': 'Team statistics',
  shots: 'Shot chart',
  drives: 'Drives',
  corrections: 'Corrections',
  'game-info': 'Game information',
  stories: 'Stories',
  gallery: 'Gallery',
  recent: 'Latest results',
  'opponent-history': 'Series history',
  'next-game': 'Next game',
  promo: 'Promotions',
}
const parts: Record<GameCenterLayout['phase'], GameCenterPart[]> = {
  before: [
    'hero',
    'countdown',
    'matchup',
    'recent',
    'leaders',
    'stories',
    'milestones',
    'last-meeting',
    'opponent-history',
    'game-info',
    'promo',
    'gallery',
  ],
  live: [
    'hero',
    'score-by-period',
    'plays',
    'scoring',
    'flow',
    'leaders',
    'team-stats',
    'sets',
    'drives',
    'shots',
    'stories',
    'game-info',
    'promo',
    'opponent-history',
  ],
  after: [
    'hero',
    'score-by-period',
    'corrections',
    'scoring',
    'flow',
    'plays',
    'leaders',
    'team-stats',
    'sets',
    'stories',
    'next-game',
    'promo',
    'game-info',
    'drives',
    'shots',
    'gallery',
    'opponent-history',
  ],
  'called-off': ['hero', 'game-info', 'stories', 'next-game', 'promo'],
}
/** Parts that are empty before the first stat file. */
const ofBoxScore: ReadonlySet<GameCenterPart> = new Set([
  'scoring',
  'flow',
  'sets',
  'leaders',
  'plays',
  'team-stats',
  'shots',
  'drives',
  'corrections',
])

/** The parts a game center shows now; null for a game without one. */
export async function readGameCenterLayout(
  context: ReadContext,
  gameId: number,
): Promise<GameCenterLayout | null> {
  const game = await readGame(context, gameId)
  if (!game?.gameCenterLink) return null
  const lines = (await readGameDetails(context, gameId))?.result?.lineScores
  const [ourLeaders] =
    getGameKind(game) === 'upcoming'
      ? await readSeasonLeaders(context, game.sport.id, game.season)
      : []
  return buildLayout(game, game.live !== null || Boolean(lines), {
    us: (await readSettings(context))?.shortName,
    coverage: ourLeaders?.coverage,
    bothTeams: (await readOpponentLeaders(context, game)).length > 0,
    event: eventName((await readSports(context)).find(({ id }) => id === game.sport.id)),
    promoGroupId: await promoGroupOf(context, game),
  })
}

/**
 * `lines`: there is a score by period. `us` is our name, for parts that are about us only; with
 * `bothTeams` the leaders are of both. `coverage` is of our season leaders. `event` is what a game
 * of the sport is called.
 */
export function buildLayout(
  game: Game,
  lines: boolean,
  {
    us,
    coverage,
    bothTeams = false,
    event = 'game',
    promoGroupId,
  }: {
    us?: string | undefined
    coverage?: Coverage | undefined
    bothTeams?: boolean
    event?: string
    promoGroupId: number | null
  },
): GameCenterLayout {
  const kind = getGameKind(game)
  const phase =
    kind === 'live'
      ? 'live'
      : kind === 'final' || (kind === 'suspended' && game.live)
        ? 'after'
        : isOff(game) || kind === 'unreported'
          ? 'called-off'
          : 'before'
  // Gates, parking and what the game offers.
  const isGameDay = game.locationIndicator === 'H' && (phase === 'before' || phase === 'live')
  const has = (part: GameCenterPart) => {
    if (part === 'score-by-period') return lines
    // Before the game they are those of the season: totals of fewer than half its games mislead
    // beside those of the other team.
    if (part === 'leaders' && phase === 'before')
      return bothTeams ? coversHalf(coverage) : coversQuarter(coverage)
    if (ofBoxScore.has(part)) return game.live !== null
    if (part === 'countdown') return kind === 'upcoming' && game.dateUtc !== null && !game.tbd
    if (part === 'opponent-history' || part === 'last-meeting') return game.opponent.id !== null
    if (part === 'promo') return promoGroupId !== null || isGameDay
    return true
  }
  const events = eventNames({ gameSynonym: event })
  const titlesBefore: Partial<Record<GameCenterPart, string>> = {
    leaders: bothTeams ? 'Season leaders' : leadersTitle(coverage, us),
    ...(us && { recent: `${us} latest results` }),
  }
  const notesBefore: Partial<Record<GameCenterPart, string | undefined>> = {
    leaders: coverage && leadersNote(coverage, events, bothTeams ? us : ''),
    matchup:
      bothTeams && coverage && coversHalf(coverage)
        ? comparisonNote(coverage, events, us)
        : undefined,
  }
  return {
    gameId: game.id,
    phase,
    sections: parts[phase].filter(has).map((part) => {
      const note = phase === 'before' && notesBefore[part]
      return {
        part,
        title:
          part === 'next-game'
            ? `Next ${event}`
            : part === 'game-info'
              ? `${eventTitle(event)} information`
              : (phase === 'before' && titlesBefore[part]) || titles[part],
        ...(note && { note }),
      }
    }),
    promoGroupId,
  }
}

/**
 * The sport's own promotions if it has any, else the department's. They are offered at our home
 * games.
 */
async function promoGroupOf(context: ReadContext, game: Game): Promise<number | null> {
  if (game.locationIndicator !== 'H') return null
  const sportId = game.sport.id
  const groups = await readItems(context, promotion, { slug: promotionLocation })
  const group =
    groups.find((sportGroup) => sportGroup.sportId === sportId) ??
    groups.find((sportGroup) => sportGroup.sportId === null)
  return group && (await readSportPromotions(context, promotionLocation, sportId)) ? group.id : null
}

/** The current promotions of a group; null when there is no such group or no current promotion. */
export async function readGameCenterPromotions(
  context: ReadContext,
  promoGroupId: number,
): Promise<GameCenterPromotions | null> {
  const item = await readItem(context, promotion, promoGroupId)
  if (!item) return null
  const group =
    item.sportId === null
      ? await readPromotions(context, item.name)
      : await readSportPromotions(context, item.name, item.sportId)
  return group && { id: promoGroupId, title: group.location.title, promoItems: group.campaigns }
}

/** The team's next game that is not canceled. */
export async function readGameCenterNext(
  context: ReadContext,
  gameId: number,
): Promise<Game | null> {
  const game = await readGame(context, gameId)
  if (!game) return null
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', game.sport.id)
    .where((e) =>
      e.or([e('date', '>', game.date), e.and([e('date', '=', game.date), e('id', '>', gameId)])]),
    )
    .where('over', '=', 0)
    .where('coming', '=', 1)
    .orderBy('date')
    .orderBy('id')
    .limit(5)
    .execute()
  return (
    (await composeGames(context, rows)).find(
      (next) => !isOff(next) && getGameKind(next) !== 'unreported',
    ) ?? null
  )
}

/** Games of the scoreboard strip with their state, for lists that mark games in progress. */
export const readGameCenterGames = async (context: ReadContext): Promise<GameCenterGame[]> =>
  (await readScoreboard(context)).map(({ id, gameState }) => ({ id, game_state: gameState }))

export const handlers = {
  gameCenterGames: readGameCenterGames,
  gameCenterLayout: (context, { gameId }) => readGameCenterLayout(context, gameId),
  gameCenterNext: (context, { gameId }) => readGameCenterNext(context, gameId),
  gameCenterPromotions: (context, { promoGroupId }) =>
    readGameCenterPromotions(context, promoGroupId),
} satisfies Partial<CallHandlers>
