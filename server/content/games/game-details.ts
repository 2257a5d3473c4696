import type { CallHandlers } from '../call-handlers.ts'
import type { BoxScore } from '../../../src/contract/box-score.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type {
  GameDetails,
  GameExtras,
  GameResults,
  LineScores,
} from '../../../src/contract/game-details.schema.ts'
import { findLeaders, type LeaderLine } from '../../../src/domain/games/box-leaders.ts'
import type { Side } from '../../../src/domain/games/box-score.ts'
import { getGameKind, isAwaited } from '../../../src/domain/games/game.ts'
import { opponentHistoryPath } from '../../../src/domain/games/opponent-history.ts'
import { setsPlayed } from '../../../src/domain/games/box-score.ts'
import { formatGameStatus } from '../../../src/domain/games/score.ts'
import { listGameDayParts } from '../../../src/domain/words/facility.ts'
import { rosterHref } from '../../../src/routes/links.ts'
import type { GameDoc } from '../docs.ts'
import { composeGames, readGameRow } from './games.ts'
import { facilityHref, readFacilityByTitle } from '../department/facilities.ts'
import { readBoxScore } from '../live/live.ts'
import { readOpponentHistory } from './opponent-history.ts'
import { opponentRosterUrl } from '../people/opponent-rosters.ts'
import { getRosterId } from '../people/rosters.ts'
import type { ReadContext } from '../read-context.ts'
import { readSeasonSettings, toScheduleSettings } from './schedules.ts'
import { readSettings } from '../department/site.ts'
import { readCurrentSeason, readSport } from '../sports/sports.ts'
import { storyLinks } from '../stories/story-links.ts'

/** Extras of a game whose department entered none. */
const plain: GameExtras = {
  endDateUtc: null,
  neutralHometeam: false,
  isSpotlight: false,
  conferenceTitle: null,
  gameCalendarExclude: false,
  custom1: null,
  custom2: null,
  custom3: null,
  gameNote: null,
  gameFiles: [],
  tvImageLink: null,
  tournamentId: null,
  tournamentWebsite: null,
  tournamentColor: null,
  eventImage: null,
  galleries: [],
  gameLinks: [],
}

/** A game with all details; null when there is no game with this id. */
export async function readGameDetails(
  context: ReadContext,
  gameId: number,
): Promise<GameDetails | null> {
  const row = await readGameRow(context, gameId)
  const [game] = row ? await composeGames(context, [row]) : []
  if (!row || !game) return null
  const extras = { ...plain, ...(JSON.parse(row.doc) as GameDoc).extras }
  const box = await readBoxScore(context, gameId)
  const stories = await storyLinks(context, [game.previewStoryId, game.postStoryId])
  const [pregameStory = null, postgameStory = null] = [game.previewStoryId, game.postStoryId].map(
    (id) => (id === null ? null : (stories.get(id) ?? null)),
  )
  const {
    custom1,
    custom2,
    custom3,
    gameNote,
    gameFiles,
    tvImageLink,
    tournamentId: id,
    tournamentWebsite: website,
    tournamentColor: color,
    conferenceTitle,
    ...rest
  } = extras
  const ownConference = (await readSettings(context))?.conference?.title ?? null
  return {
    ...game,
    ...rest,
    conferenceTitle: game.conference ? (conferenceTitle ?? ownConference) : conferenceTitle,
    displayVsatIndicator: game.showAtVs,
    gameScheduleInclude: true,
    gameCenterEnabled: game.gameCenterLink !== null,
    gameStateDisplay: formatGameStatus(game),
    facility: game.facility && {
      ...game.facility,
      ...(await facilityOf(context, game.facility.title)),
    },
    tournament: game.tournament && { ...game.tournament, id, website, color },
    media: {
      ...game.media,
      custom1,
      custom2,
      custom3,
      gameNote,
      promotionName: game.gamePromotionText,
      gameFiles,
      tvImageLink,
    },
    result: game.result && { ...game.result, lineScores: box && lineScoresOf(box) },
    ticketLink: game.media.tickets?.url ?? null,
    pregameStory,
    postgameStory,
    story: postgameStory ?? pregameStory,
    opponentHistoryUrl: await historyLink(context, game),
    ...(await rosterLinks(context, game)),
  }
}

async function facilityOf(
  context: ReadContext,
  title: string,
): Promise<Omit<NonNullable<GameDetails['facility']>, 'title'>> {
  const facilityItem = await readFacilityByTitle(context, title)
  // Game-day information of a game with an external page is on that page.
  return facilityItem
    ? {
        id: facilityItem.id,
        url: facilityHref(facilityItem),
        gameDay: facilityItem.pageUrl ? [] : listGameDayParts(facilityItem),
        ...(!facilityItem.pageUrl && {
          gates: facilityItem.gates,
          parking: facilityItem.parking,
        }),
      }
    : { id: null, url: null, gameDay: [] }
}

async function historyLink(
  context: ReadContext,
  game: Pick<GameDetails, 'sport' | 'season' | 'opponent'>,
): Promise<string | null> {
  const seasonSettings = await readSeasonSettings(context, game.sport.id, game.season)
  const enabled =
    toScheduleSettings(seasonSettings).opponentHistoryEnabled &&
    (await readSport(context, game.sport.id))?.displayOpponentHistory === true
  return opponentHistoryPath(game.sport, game.opponent, enabled)
}

/**
 * Rosters of both teams. Left out for finished games: they are not needed, and the answer would
 * change with each later meeting.
 */
async function rosterLinks(
  context: ReadContext,
  game: Game,
): Promise<Pick<GameDetails, 'rosterUrl' | 'opponentRosterUrl'>> {
  if (!isAwaited(game) && getGameKind(game) !== 'live')
    return { rosterUrl: null, opponentRosterUrl: null }
  const { sport, season, opponent } = game
  const current = (await readCurrentSeason(context, sport.id))?.title === season
  return {
    rosterUrl:
      (await getRosterId(context, sport.id, season)) === null
        ? null
        : rosterHref(sport, current ? undefined : season),
    opponentRosterUrl:
      opponent.id === null ? null : await opponentRosterUrl(context, sport.id, opponent.id),
  }
}

/** Periods as in the box score, in as many columns as were played; null without a line score. */
function lineScoresOf(box: BoxScore): LineScores | null {
  const { homeTeam, visitingTeam } = box
  if (homeTeam.scoreByPeriod.length === 0 && visitingTeam.scoreByPeriod.length === 0) return null
  const count = setsPlayed(box)
  return {
    thisTeamIsHomeTeam: box.thisTeamIsHomeTeam,
    homeFullName: homeTeam.name,
    homeShortName: homeTeam.id,
    awayFullName: visitingTeam.name,
    awayShortName: visitingTeam.id,
    periodLabel: box.periodName,
    periods: box.periodLabels.slice(0, count),
    periodHomeScore: homeTeam.scoreByPeriod.slice(0, count),
    periodAwayScore: visitingTeam.scoreByPeriod.slice(0, count),
  }
}

/** Results of a finished game: box score summary, story and series record. */
export async function readGameResults(
  context: ReadContext,
  gameId: number,
): Promise<GameResults | null> {
  const game = await readGameDetails(context, gameId)
  if (!game) return null
  const box = await readBoxScore(context, gameId)
  const history =
    game.opponent.id === null
      ? null
      : await readOpponentHistory(context, game.sport.id, game.opponent.id)
  const { lineScores: _, ...result } = game.result ?? { lineScores: null }
  return {
    gameId,
    result: game.result && (result as GameResults['result']),
    boxscore: box && shortBox(box),
    story: game.postgameStory,
    socialMedia: (await readSettings(context))?.socialAccounts ?? [],
    media: game.media,
    history: history && {
      wins: history.wins,
      losses: history.losses,
      ties: history.ties,
      lastMeeting: history.last && {
        date: history.last.date,
        status: null,
        teamScore: null,
        opponentScore: null,
        ...history.last.result,
      },
    },
    galleries: game.galleries,
  }
}

function shortBox(box: BoxScore): GameResults['boxscore'] {
  const { stadium, location, attendance, duration } = box.venue
  const team = (side: Side) => {
    const { name, score, scoreByPeriod } = side === 'home' ? box.homeTeam : box.visitingTeam
    const lines = findLeaders(box).flatMap(({ title, best, other }) =>
      [best, other]
        .filter((line): line is LeaderLine => line?.side === side)
        .map((line) => ({ title, line })),
    )
    return {
      name,
      score,
      scoreByPeriod,
      leaders: lines.map(({ title, line }) => ({
        title,
        name: line.name,
        rosterPlayerId: line.rosterPlayerId,
        value: line.value,
        detail: line.detail,
      })),
    }
  }
  return {
    stadium,
    location,
    attendance,
    duration,
    rules: { periodName: box.periodName, regulation: box.status.regulation },
    periods: box.periodLabels,
    home: team('home'),
    away: team('visitor'),
  }
}

export const handlers = {
  game: (context, { gameId }) => readGameDetails(context, gameId),
  gameResults: (context, { gameId }) => readGameResults(context, gameId),
} satisfies Partial<CallHandlers>
