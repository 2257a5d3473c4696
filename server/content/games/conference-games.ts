import type { ConferenceGame, TeamResult } from '../../../src/contract/conference-games.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import { addDays } from '../../../src/domain/calendar/when.ts'
import { countGames, countsTowardRecord } from '../../../src/domain/games/record.ts'
import type { CallHandlers } from '../call-handlers.ts'
import { readSettings } from '../department/site.ts'
import { readToday } from '../department-clock.ts'
import { readItems } from '../items.ts'
import { conferenceResults, type ConferenceResultsDoc } from '../kinds/games.ts'
import type { ReadContext } from '../read-context.ts'
import { sportRefs } from '../sports/sports.ts'
import { readOpponents } from './games.ts'
import { readSchedule } from './schedules.ts'

type StoredGame = ConferenceResultsDoc['games'][number]

/** Days before and after today that are shown unless others are named. */
const daysAround = 7

/** Games of the other schools of the conference in a span of days, by day and sport. */
export async function readConferenceGames(
  context: ReadContext,
  query: {
    sportId?: number | undefined
    startDate?: string | undefined
    endDate?: string | undefined
  },
): Promise<ConferenceGame[]> {
  const today = await readToday(context)
  const from = query.startDate ?? addDays(today, -daysAround)
  const to = query.endDate ?? addDays(today, daysAround)
  const seasons = await readItems(context, conferenceResults, {
    sportId: query.sportId,
    to,
    endsFrom: from,
  })
  const sports = await sportRefs(context)
  const opponents = await readOpponents(context)
  const withImage = (team: StoredGame['home']) => ({
    ...team,
    image: (team.opponentId !== null && opponents.get(team.opponentId)?.image) || null,
  })
  return seasons
    .flatMap(({ sportId, season, games }) => {
      const sport = sports.get(sportId)
      return games.flatMap(({ dateUtc, ...game }) => {
        if (!sport || game.date < from || game.date > to || (!isOver(game) && game.date < today))
          return []
        const start = dateUtc && !isOver(game) ? Date.parse(dateUtc) : Number.NaN
        context.changesAt(start)
        return [
          {
            sport,
            season,
            ...game,
            away: withImage(game.away),
            home: withImage(game.home),
            ...(start <= context.now.getTime() && { hasBegun: true as const }),
          },
        ]
      })
    })
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.sport.title.localeCompare(b.sport.title))
}

const isOver = ({ home }: Pick<StoredGame, 'home'>): boolean => home.score !== null

/** The results of an opponent that are shown beside ours. */
const resultsShown = 5

/**
 * The last results of a game's opponent in the season, newest first: those in the conference's
 * results, and those against us. Empty if they are not certainly its last ones: the conference's
 * results may lack games against schools outside it.
 */
export async function readOpponentResults(
  context: ReadContext,
  { sport, season, opponent }: Game,
  record: Standing,
): Promise<TeamResult[]> {
  const { id } = opponent
  if (id === null) return []
  const [table] = await readItems(context, conferenceResults, { slug: `${sport.id}/${season}` })
  const others = (table?.games ?? []).flatMap((game) => resultOf(game, id) ?? [])
  const us = (await readSettings(context))?.shortName ?? ''
  const schedule = await readSchedule(context, sport.id, season)
  const againstUs = (schedule?.games ?? [])
    .filter((game) => game.opponent.id === id && countsTowardRecord(game))
    .map((game) => resultAgainstUs(game, us))
  const results = [...others, ...againstUs].toSorted((a, b) => a.date.localeCompare(b.date))
  return areLatest(results, record) ? results.toReversed().slice(0, resultsShown) : []
}

/** Whether results, oldest first, are all of a team's record, or end with its last five. */
function areLatest(
  results: readonly TeamResult[],
  { overallRecord, lastFive }: Pick<Standing, 'overallRecord' | 'lastFive'>,
): boolean {
  const marks = results.map(({ status }) => status).join('')
  const isComplete =
    results.length === countGames({ overallRecord }) &&
    marks.split('W').length - 1 === Number.parseInt(overallRecord, 10)
  return isComplete || (lastFive?.length === resultsShown && marks.endsWith(lastFive))
}

/** Null for games of other schools, and for a game to come. */
function resultOf(game: StoredGame, opponentId: number): TeamResult | null {
  const [team, other] =
    game.home.opponentId === opponentId ? [game.home, game.away] : [game.away, game.home]
  if (team.opponentId !== opponentId || team.score === null || other.score === null) return null
  return {
    date: game.date,
    atVs: team === game.home ? 'vs' : 'at',
    opponent: other.title,
    status: team.score > other.score ? 'W' : team.score < other.score ? 'L' : 'T',
    teamScore: String(team.score),
    opponentScore: String(other.score),
  }
}

/** Our win is their loss. */
const resultAgainstUs = (game: Game, us: string): TeamResult => ({
  date: game.date.slice(0, 10),
  atVs: game.locationIndicator === 'H' ? 'at' : 'vs',
  opponent: us,
  status: ({ W: 'L', L: 'W', T: 'T' } as const)[game.result?.status as 'W' | 'L' | 'T'],
  teamScore: game.result?.opponentScore ?? '',
  opponentScore: game.result?.teamScore ?? '',
})

export const handlers = {
  conferenceGames: readConferenceGames,
} satisfies Partial<CallHandlers>
