import type { Game } from '../../../src/contract/game.schema.ts'
import type { SearchResult } from '../../../src/contract/search.schema.ts'
import type { Sport, SportRef } from '../../../src/contract/sport.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { gameName } from '../../../src/domain/games/meets.ts'
import { currentOrNextGame } from '../../../src/domain/games/schedule.ts'
import { toIndexTerms } from '../../../src/domain/search/search.ts'
import { realSports } from '../../../src/domain/sports/sport.ts'
import { boardHref, calendarHref, rosterHref, scheduleHref } from '../../../src/routes/links.ts'
import { readSettings } from '../department/site.ts'
import { readScoreboard } from '../games/events.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports, sportRefs } from '../sports/sports.ts'
import { gameText } from './game-texts.ts'

type PageKind = 'score' | 'schedule' | 'roster'

/** Words that ask for a page rather than for a text. */
const pageKinds: Readonly<Record<string, PageKind>> = {
  score: 'score',
  scores: 'score',
  scoreboard: 'score',
  live: 'score',
  game: 'score',
  games: 'score',
  match: 'score',
  matches: 'score',
  today: 'score',
  tonight: 'score',
  schedule: 'schedule',
  schedules: 'schedule',
  calendar: 'schedule',
  next: 'schedule',
  upcoming: 'schedule',
  roster: 'roster',
  rosters: 'roster',
  lineup: 'roster',
}
/** Words beside those above that name nothing. */
const fillers = new Set(['now', 'what', 'when', 'how', 'did', 'do', 'does'])
/** Words of sports that do not tell which one. */
const genders = /^(?:wo)?mens?$/
/** More teams than these are no answer. */
const mostTeams = 2

export type DirectAnswers = {
  results: SearchResult[]
  /** The words that name a team or the department, with which the search goes on. */
  rest: string[]
}

/**
 * Pages that answer a search for a score, a schedule or a roster of a team, or of the whole
 * department: 'football schedule', 'herons live score'. Null when a word means something else.
 */
export async function readDirectAnswers(
  context: ReadContext,
  searchTerms: readonly string[],
): Promise<DirectAnswers | null> {
  const requestedKinds = searchTerms.flatMap((term) => pageKinds[term] ?? [])
  if (requestedKinds.length === 0) return null
  const rest = searchTerms.filter((term) => !pageKinds[term] && !fillers.has(term))
  const settings = await readSettings(context)
  const ownTerms = new Set(
    toIndexTerms(
      [settings?.name, settings?.shortName, settings?.schoolName, settings?.abbreviation].join(' '),
    ),
  )
  const teamTerms = rest.filter((term) => !ownTerms.has(term))
  const sports = sportsOf(realSports(await readSports(context)), teamTerms)
  if (teamTerms.length > 0 && (sports.length === 0 || sports.length > mostTeams)) return null
  const pageKind = requestedKinds.includes('roster')
    ? 'roster'
    : requestedKinds.includes('schedule')
      ? 'schedule'
      : 'score'
  const results =
    teamTerms.length > 0
      ? (await Promise.all(sports.map((sport) => answersOf(context, sport, pageKind)))).flat()
      : await answersOfAll(context, pageKind)
  return results.length > 0 ? { results, rest } : null
}

/** The sports that these words name; 'women' alone names none. */
const sportsOf = (sports: readonly Sport[], terms: readonly string[]): Sport[] =>
  terms.every((term) => genders.test(term))
    ? []
    : sports.filter(({ title, shortName, abbrev }) => {
        const names = toIndexTerms([title, shortName, abbrev].join(' '))
        return terms.every((term) => names.includes(term))
      })

async function answersOf(
  context: ReadContext,
  { id, rosterId, scheduleId }: Sport,
  pageKind: PageKind,
): Promise<SearchResult[]> {
  const sport = (await sportRefs(context)).get(id)!
  const page = (title: string, url: string) => toPage(`${sport.title} ${title}`, url, sport)
  if (pageKind === 'roster') return rosterId === null ? [] : [page('Roster', rosterHref(sport))]
  const games = await gamesOf(context, id)
  const schedule = scheduleId === null ? [] : [page('Schedule', scheduleHref(sport))]
  return pageKind === 'schedule'
    ? [...schedule, ...games.filter((game) => getGameKind(game) !== 'final').map(toResult)]
    : [...games.map(toResult), ...schedule]
}

/** Answers for the whole department: the scoreboard or the calendar, and the game now or next. */
async function answersOfAll(context: ReadContext, pageKind: PageKind): Promise<SearchResult[]> {
  if (pageKind === 'roster') return []
  const games = (await gamesOf(context)).map(toResult)
  return pageKind === 'score'
    ? [...games, toPage('Scoreboard', boardHref(undefined))]
    : [toPage('Calendar', calendarHref()), ...games]
}

/** The live game; else the last one and the next one. */
async function gamesOf(context: ReadContext, sportId?: number): Promise<Game[]> {
  const games = await readScoreboard(context, sportId)
  const current = currentOrNextGame(games)
  const last = games.findLast((game) => getGameKind(game) === 'final')
  return current && getGameKind(current) === 'live'
    ? [current]
    : [last, current].filter((game) => game !== undefined)
}

const toResult = (game: Game): SearchResult => ({
  kind: 'game',
  id: game.id,
  title: gameName(game),
  text: gameText(game),
  url: game.gameCenterLink ?? scheduleHref(game.sport, game.season),
  date: game.date,
  sport: game.sport,
  person: null,
  isLive: getGameKind(game) === 'live',
})

const toPage = (title: string, url: string, sport: SportRef | null = null): SearchResult => ({
  kind: 'page',
  id: sport?.id ?? 0,
  title,
  text: '',
  url,
  date: null,
  sport,
  person: null,
  isLive: false,
})
