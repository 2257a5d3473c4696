import type { CallHandlers } from '../call-handlers.ts'
import type { PageOf, Paging } from '../../../src/contract/queries.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import type {
  Meeting,
  OpponentHistory,
  OpponentOption,
  OpponentSummary,
  YearByYear,
} from '../../../src/contract/opponents.schema.ts'
import {
  newestFirst,
  summarizeSeries,
  tallyText,
  opponentHistoryPath,
} from '../../../src/domain/games/opponent-history.ts'
import { cleanOpponentName } from '../../../src/domain/games/game.ts'
import { scheduleHref } from '../../../src/routes/links.ts'
import { composeGames, readOpponents } from './games.ts'
import { readItems } from '../items.ts'
import { pastMeeting, type PastMeetingDoc } from '../kinds/games.ts'
import { toPage } from '../paging.ts'
import { opponentRosterUrl } from '../people/opponent-rosters.ts'
import type { ReadContext } from '../read-context.ts'
import { cachedRows } from '../cached-rows.ts'
import { hasGame } from './find-game.ts'
import { hasOpponentHistory } from './schedules.ts'
import { readRecords } from './season-record.ts'
import { readSport, sportRefs } from '../sports/sports.ts'
import { readToday } from '../department-clock.ts'

const columns = ['id', 'schedule_id', 'sport_id', 'doc'] as const

/** A scheduled game as a past or future meeting. */
const meetingOf = (game: Game): Meeting => ({
  gameId: game.id,
  season: game.season,
  date: game.date.slice(0, 10),
  opponent: { id: game.opponent.id, title: cleanOpponentName(game.opponent.title) },
  locationIndicator: game.locationIndicator,
  location: game.location,
  type: game.type,
  conference: game.conference,
  status: game.status,
  result: game.result && {
    status: game.result.status,
    teamScore: game.result.teamScore,
    opponentScore: game.result.opponentScore,
  },
  forfeit: /\bforfeit/i.test(game.result?.postscoreInfo ?? ''),
  note: noteOf(game),
  url: game.result?.boxscore?.url ?? scheduleHref(game.sport, game.season),
})

/** A placing has no score; it is the text around the score: '2nd', 'of 12'. */
const noteOf = ({ result, noplayText }: Game): string | null =>
  (result?.status === 'N'
    ? [result.prescoreInfo, result.postscoreInfo].filter(Boolean).join(' ')
    : result?.postscoreInfo) || noplayText

const past = ({ sportId: _, ...meeting }: PastMeetingDoc & { id?: number }): Meeting => {
  const { id: __, ...rest } = meeting
  return { ...rest, gameId: null, status: 'O', url: null }
}

/** Seasons covered by a schedule. For these the record book is not used. */
async function scheduledSeasons(context: ReadContext, sportId: number): Promise<Set<string>> {
  context.touch(`schedules:${sportId}`)
  const rows = await context.db
    .selectFrom('schedule')
    .select('season')
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .execute()
  return new Set(rows.map(({ season }) => season))
}

async function pastMeetings(
  context: ReadContext,
  sportId: number,
  slug?: string,
): Promise<Meeting[]> {
  const scheduled = await scheduledSeasons(context, sportId)
  return (await readItems(context, pastMeeting, { sportId, slug }))
    .filter(({ season }) => !scheduled.has(season))
    .map(past)
}

/** Every school that a sport has met, by name: schedules, plus the record book. */
export async function readOpponentList(
  context: ReadContext,
  sportId: number,
): Promise<OpponentSummary[]> {
  const sport = await readSport(context, sportId)
  if (!sport) return []
  context.touch('games')
  const opponents = await readOpponents(context)
  const counted = await cachedRows(
    context,
    context.db
      .selectFrom('game')
      .select((e) => [
        'opponent_id',
        'outcome',
        e.fn.countAll().as('games'),
        e.fn.min('date').as('first'),
        e.fn.max('date').as('last'),
      ])
      .where('tenant', '=', context.tenant)
      .where('sport_id', '=', sportId)
      .where('opponent_id', 'is not', null)
      .where('outcome', '!=', '')
      .groupBy(['opponent_id', 'outcome']),
  )
  const tallies = new Map<string, Series>()
  for (const { opponent_id, outcome, games, first, last } of counted)
    add(
      tallies,
      { id: opponent_id, title: opponents.get(opponent_id!)?.title ?? '' },
      outcome,
      Number(games),
      first.slice(0, 10),
      last.slice(0, 10),
    )
  for (const { opponent, result, type, date } of await pastMeetings(context, sportId)) {
    if (type === 'S') continue
    const mark = result?.status === 'N' ? '' : (result?.status ?? '')
    add(
      tallies,
      {
        id: opponent.id,
        title:
          (opponent.id !== null && opponents.get(opponent.id)?.title) ||
          cleanOpponentName(opponent.title),
      },
      mark,
      1,
      date,
      date,
    )
  }
  const enabled = await hasOpponentHistory(context, sport)
  return [...tallies.values()]
    .map(({ opponent, ...series }) => {
      const schoolOfSeries = opponent.id === null ? undefined : opponents.get(opponent.id)
      const { location = null, mascot = null, image = null } = schoolOfSeries ?? {}
      return {
        opponent: { ...opponent, location, mascot, image },
        ...series,
        record: tallyText(series),
        url: opponentHistoryPath(sport, opponent, enabled),
      }
    })
    .toSorted(
      (a, b) =>
        a.opponent.title.localeCompare(b.opponent.title, 'en') ||
        (a.opponent.id ?? 0) - (b.opponent.id ?? 0),
    )
}

type Series = Pick<
  OpponentSummary,
  'wins' | 'losses' | 'ties' | 'games' | 'firstMeeting' | 'lastMeeting'
> & { opponent: { id: number | null; title: string } }

function add(
  tallies: Map<string, Series>,
  opponent: Series['opponent'],
  mark: string,
  games: number,
  first: string,
  last: string,
): void {
  const key = opponent.id === null ? opponent.title.toLowerCase() : `#${opponent.id}`
  const series = tallies.get(key) ?? {
    opponent,
    wins: 0,
    losses: 0,
    ties: 0,
    games: 0,
    firstMeeting: first,
    lastMeeting: last,
  }
  series.wins += mark === 'W' ? games : 0
  series.losses += mark === 'L' ? games : 0
  series.ties += mark === 'T' ? games : 0
  series.games += games
  if (first < series.firstMeeting) series.firstMeeting = first
  if (last > series.lastMeeting) series.lastMeeting = last
  tallies.set(key, series)
}

export const readOpponentPage = async (
  context: ReadContext,
  { sportId, ...paging }: Paging & { sportId: number },
): Promise<PageOf<OpponentSummary>> => toPage(await readOpponentList(context, sportId), paging)

/**
 * All meetings of a sport with a school, newest first, with totals. Null when the school is unknown
 * or the sport has no game with it; empty before the first meeting.
 */
export async function readOpponentHistory(
  context: ReadContext,
  sportId: number,
  opponentId: number,
): Promise<OpponentHistory | null> {
  const sport = (await sportRefs(context)).get(sportId)
  const school = (await readOpponents(context)).get(opponentId)
  if (!sport || !school) return null
  context.touch('games')
  const day = await readToday(context)
  const rows = await context.db
    .selectFrom('game')
    .select(columns)
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .where('opponent_id', '=', opponentId)
    .where('over', '=', 1)
    .where('date', '<=', `${day}T99`)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const meetings = newestFirst([
    ...(await composeGames(context, rows)).map(meetingOf),
    ...(await pastMeetings(context, sportId, `${sportId}/${opponentId}`)),
  ])
  if (meetings.length === 0 && !(await hasGame(context, sportId, opponentId))) return null
  const { first, last, ...series } = summarizeSeries(meetings)
  const { title, location, mascot, image } = school
  const url = opponentHistoryPath(
    sport,
    school,
    await hasOpponentHistory(context, (await readSport(context, sportId))!),
  )
  const rosterUrl = await opponentRosterUrl(context, sportId, opponentId)
  return {
    sport,
    opponent: { id: opponentId, title, location, mascot, image },
    ...series,
    firstMeeting: first?.date ?? '',
    lastMeeting: last?.date ?? '',
    url,
    rosterUrl,
    last,
    meetings,
  }
}

/** Schools for a picker: those that a sport has met, or all schools met by any sport. */
export async function readOpponentOptions(
  context: ReadContext,
  sportId?: number,
): Promise<OpponentOption[]> {
  if (sportId !== undefined)
    return (await readOpponentList(context, sportId)).flatMap(({ opponent: { id, title } }) =>
      id === null ? [] : [{ id, title }],
    )
  return [...(await readOpponents(context))]
    .map(([id, { title }]) => ({ id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.id - b.id)
}

/**
 * Every season of a sport with its games: schedules, and the record book for earlier seasons.
 * Newest season first, games in order.
 */
export async function readSeasonGames(
  context: ReadContext,
  sportId: number,
): Promise<[season: string, games: Meeting[]][]> {
  context.touch('games')
  const rows = await context.db
    .selectFrom('game')
    .select(columns)
    .where('tenant', '=', context.tenant)
    .where('sport_id', '=', sportId)
    .where('over', '=', 1)
    .orderBy('date')
    .orderBy('id')
    .execute()
  const meetings = [
    ...(await pastMeetings(context, sportId)),
    ...(await composeGames(context, rows)).map(meetingOf),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return [...Map.groupBy(meetings, ({ season }) => season)].toSorted(([, a], [, b]) =>
    a.at(-1)!.date < b.at(-1)!.date ? 1 : -1,
  )
}

/** Each season by title, with its games and records. */
export const readYearByYear = async (context: ReadContext, sportId: number): Promise<YearByYear> =>
  Object.fromEntries(
    await Promise.all(
      (await readSeasonGames(context, sportId)).map(
        async ([season, games]) =>
          [season, { games, records: await readRecords(context, sportId, season, games) }] as const,
      ),
    ),
  )

export const handlers = {
  opponentPage: readOpponentPage,
  opponentList: (context, { sportId }) => readOpponentList(context, sportId),
  opponentHistory: (context, { sportId, opponentId }) =>
    readOpponentHistory(context, sportId, opponentId),
  opponentOptions: (context, { sportId }) => readOpponentOptions(context, sportId),
  yearByYear: (context, { sportId }) => readYearByYear(context, sportId),
} satisfies Partial<CallHandlers>
