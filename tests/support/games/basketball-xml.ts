import { groups, periodSeconds, type BasketballGame, type BasketballPlay } from './basketball.ts'
import { clockText } from './football-play.ts'
import { usDate } from './football-xml.ts'
import { groupsXml, LineBook, type Line } from './line-book.ts'
import { fileName, type Side, type SimPlayer } from './team.ts'
import { tag } from './xml.ts'

/** Points of each period that has begun. */
export const periodPoints = (plays: readonly BasketballPlay[], side: Side): number[] => {
  const points: number[] = []
  for (const play of plays)
    points[play.period - 1] =
      (points[play.period - 1] ?? 0) + (play.side === side ? play.points : 0)
  return points
}

/** The file after so many tokens. */
export const basketballXml = (game: BasketballGame, count = game.plays.length): string => {
  const { venue, teams, periods } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const last = plays.at(-1)
  const book = new LineBook(
    groups,
    plays.flatMap((play) => play.marks),
  )
  return tag(
    'bbgame',
    { source: 'Fieldhouse Press Box', version: '1.0', generated: usDate(venue.date) },
    tag(
      'venue',
      {
        gameid: venue.gameId,
        visid: teams.V.id,
        visname: teams.V.name,
        homeid: teams.H.id,
        homename: teams.H.name,
        date: usDate(venue.date),
        location: venue.location,
        arena: venue.stadium,
        start: venue.start,
        end: over ? venue.end : '',
        duration: over ? venue.duration : '',
        attend: venue.attendance,
        leaguegame: venue.conference ? 'Y' : 'N',
        neutralgame: venue.neutral ? 'Y' : 'N',
        postseason: venue.postseason ? 'Y' : 'N',
      },
      tag('rules', {
        prds: periods,
        minutes: 40 / periods,
        minutesot: 5,
        fouls: 5,
        qh: periods === 4 ? 'Q' : 'H',
      }),
    ) +
      tag('status', {
        complete: over ? 'Y' : 'N',
        period: last?.period ?? 1,
        clock: clockText(last?.clock ?? 0),
        running: over ? 'F' : 'T',
      }) +
      teamXml(game, plays, book, 'V') +
      teamXml(game, plays, book, 'H') +
      playsXml(game, plays),
  )
}

const teamXml = (
  game: BasketballGame,
  plays: readonly BasketballPlay[],
  book: LineBook,
  side: Side,
) => {
  const team = game.teams[side]
  const points = periodPoints(plays, side)
  const minutes = minutesOf(game, plays, side)
  const starters = new Set(game.starters[side])
  const { special: _, ...written } = groups
  const seen = [
    ...new Set([...starters, ...[...book.lines[side].keys()].filter((player) => player !== null)]),
  ]
  const rowOf = (player: SimPlayer): Line => ({ stats: {}, ...book.of(side, player) })
  const own = book.lines[side].get(null)?.stats
  const total = book.total(side)
  return tag(
    'team',
    { vh: side, id: team.id, name: team.name, record: team.record },
    tag(
      'linescore',
      { line: points.join(','), score: plays.at(-1)?.score[side] ?? 0 },
      points.map((score, i) => tag('lineprd', { prd: i + 1, score })).join(''),
    ) +
      tag(
        'totals',
        {},
        groupsXml(
          groups,
          total,
          (group) =>
            group === 'special'
              ? { vh: side }
              : { min: Math.round([...minutes.values()].reduce((sum, one) => sum + one, 0) / 60) },
          true,
        ),
      ) +
      seen
        .map((player) =>
          tag(
            'player',
            {
              uni: player.uni,
              code: player.uni,
              name: fileName(player),
              checkname: fileName(player).toUpperCase(),
              year: player.year,
              gp: 1,
              gs: starters.has(player) ? 1 : undefined,
              pos: player.position.toLowerCase(),
            },
            groupsXml(
              written,
              rowOf(player),
              () => ({ min: Math.round((minutes.get(player) ?? 0) / 60) }),
              false,
            ),
          ),
        )
        .join('') +
      (own
        ? tag(
            'player',
            { uni: 'TM', code: 'TM', name: 'TEAM', checkname: 'TEAM', gp: 1 },
            groupsXml(written, { stats: own }, () => ({}), false),
          )
        : ''),
  )
}

/** Seconds on the floor, from substitutions. */
const minutesOf = (
  game: BasketballGame,
  plays: readonly BasketballPlay[],
  side: Side,
): Map<SimPlayer, number> => {
  const seconds = new Map<SimPlayer, number>()
  const since = new Map<SimPlayer, number>(game.starters[side].map((player) => [player, 0]))
  const before = (period: number) =>
    Array.from({ length: period - 1 }, (_, i) => periodSeconds(game.periods, i + 1)).reduce(
      (sum, one) => sum + one,
      0,
    )
  const at = ({ period, clock }: BasketballPlay) =>
    before(period) + periodSeconds(game.periods, period) - clock
  const leave = (player: SimPlayer, now: number) => {
    seconds.set(player, (seconds.get(player) ?? 0) + now - (since.get(player) ?? now))
    since.delete(player)
  }
  for (const play of plays) {
    if (play.action !== 'SUB' || play.side !== side || play.player === null) continue
    if (play.type === 'OUT') leave(play.player, at(play))
    else since.set(play.player, at(play))
  }
  const last = plays.at(-1)
  // A copy: players who leave are removed from it.
  for (const player of new Map(since).keys()) leave(player, last === undefined ? 0 : at(last))
  return seconds
}

const playsXml = ({ teams }: BasketballGame, plays: readonly BasketballPlay[]) => {
  const periods = new Map<number, string>()
  for (const { period, clock, side, player, action, type, points, score } of plays) {
    periods.set(
      period,
      (periods.get(period) ?? '') +
        tag('play', {
          vh: side,
          time: clockText(clock),
          uni: player?.uni ?? 'TM',
          team: teams[side].id,
          checkname: player === null ? 'TEAM' : fileName(player).toUpperCase(),
          action,
          type,
          vscore: points > 0 ? score.V : undefined,
          hscore: points > 0 ? score.H : undefined,
        }),
    )
  }
  return tag(
    'plays',
    { format: 'tokens' },
    [...periods].map(([number, text]) => tag('period', { number }, text)).join(''),
  )
}
