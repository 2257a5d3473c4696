import { groups, type FieldGame, type FieldPlay } from './field-game.ts'
import { clockText } from './football-play.ts'
import { usDate } from './football-xml.ts'
import { groupsXml, LineBook, valueOf, type Line } from './line-book.ts'
import { fileName, other, type Side, type SimPlayer } from './team.ts'
import { tag } from './xml.ts'

/** Goals of each period that has begun. */
export const goalsByPeriod = (plays: readonly FieldPlay[], side: Side): number[] => {
  const goals: number[] = []
  for (const { period, goal, side: of } of plays)
    goals[period - 1] = (goals[period - 1] ?? 0) + (goal !== null && of === side ? 1 : 0)
  return goals
}

const roots = { soccer: 'sogame', 'field-hockey': 'sogame', hockey: 'ihgame' } as const

/**
 * The file after a number of plays. Field hockey is written as soccer with a mark, as the programs
 * do.
 */
export const fieldXml = (game: FieldGame, count = game.plays.length): string => {
  const { venue, teams, sport } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const last = plays.at(-1)
  const book = new LineBook(
    groups,
    plays.flatMap((play) => play.marks),
  )
  return tag(
    roots[sport.code],
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
        stadium: venue.stadium,
        start: venue.start,
        end: over ? venue.end : '',
        duration: over ? venue.duration : '',
        attend: venue.attendance,
        leaguegame: venue.conference ? 'Y' : 'N',
        neutralgame: venue.neutral ? 'Y' : 'N',
        postseason: venue.postseason ? 'Y' : 'N',
      },
      tag('rules', { prds: sport.periods, minutes: sport.minutes, minutesot: sport.overtime }) +
        tag('show', {
          sog: 1,
          offsides: 0,
          fouls: sport.code === 'soccer' ? 1 : 0,
          fhk: sport.code === 'field-hockey' ? 1 : 0,
        }),
    ) +
      tag('status', {
        period: last?.period ?? 1,
        clock: clockText(last?.clock ?? 0),
        complete: over ? 'Y' : undefined,
      }) +
      teamXml(game, plays, book, 'V', over) +
      teamXml(game, plays, book, 'H', over) +
      scoresXml(game, plays) +
      playsXml(game, plays),
  )
}

const keeperMinutes = ({ sport }: FieldGame, plays: readonly FieldPlay[]): string => {
  const last = plays.at(-1)
  if (last === undefined) return '00:00'
  if (sport.up) return clockText(last.clock)
  const full = (period: number) => (period > sport.periods ? sport.overtime : sport.minutes) * 60
  let seconds = full(last.period) - last.clock
  for (let period = 1; period < last.period; period++) seconds += full(period)
  return clockText(seconds)
}

const teamXml = (
  game: FieldGame,
  plays: readonly FieldPlay[],
  book: LineBook,
  side: Side,
  over: boolean,
) => {
  const team = game.teams[side]
  const keeper = game.keepers[side]
  const goals = goalsByPeriod(plays, side)
  const periods = goals.map((_, i) =>
    new LineBook(
      groups,
      plays.filter((play) => play.period === i + 1).flatMap((play) => play.marks),
    ).total(side),
  )
  const decided = !over
    ? {}
    : game.score[side] > game.score[other(side)]
      ? { win: '1-0-0' }
      : game.score[side] < game.score[other(side)]
        ? { loss: '0-1-0' }
        : { tie: '0-0-1' }
  const minutes = keeperMinutes(game, plays)
  const extra =
    (player: SimPlayer | null) =>
    (group: string): Record<string, string> =>
      group === 'goalie' ? { minutes, ...(player === keeper ? decided : {}) } : {}
  const seen = [
    ...new Set([keeper, ...[...book.lines[side].keys()].filter((player) => player !== null)]),
  ]
  const rowOf = (player: SimPlayer): Line => ({
    shots: {},
    goaltype: {},
    penalty: {},
    misc: {},
    ...book.of(side, player),
    ...(player === keeper ? { goalie: book.of(side, player).goalie ?? {} } : {}),
  })
  const { line: _, ...written } = groups
  const total = book.total(side)
  return tag(
    'team',
    {
      vh: side,
      id: team.id,
      name: team.name,
      record: team.record.split(', ')[0],
      rank: team.rank === '' ? undefined : team.rank,
    },
    tag(
      'linescore',
      {
        periods: goals.length,
        line: goals.join(','),
        score: plays.at(-1)?.score[side] ?? 0,
        shots: valueOf(total, 'shots', 'sh'),
      },
      goals
        .map((score, i) => {
          const line = periods[i] ?? {}
          return tag('lineprd', {
            prd: i + 1,
            score,
            shots: valueOf(line, 'shots', 'sh'),
            saves: valueOf(line, 'goalie', 'saves'),
            fouls: valueOf(line, 'penalty', 'fouls'),
            corners: game.sport.code === 'hockey' ? undefined : valueOf(line, 'line', 'corners'),
            offsides: 0,
          })
        })
        .join(''),
    ) +
      tag('totals', {}, groupsXml(written, total, extra(null), true)) +
      seen
        .map((player) =>
          tag(
            'player',
            {
              uni: player.uni,
              code: player.uni,
              name: fileName(player),
              checkname: fileName(player).toUpperCase(),
              class: player.year,
              gp: 1,
              gs: 1,
              pos: player.position.toLowerCase(),
            },
            groupsXml(written, rowOf(player), extra(player), false),
          ),
        )
        .join(''),
  )
}

const scoresXml = ({ teams }: FieldGame, plays: readonly FieldPlay[]) =>
  tag(
    'scores',
    {},
    plays
      .filter((play) => play.goal !== null)
      .map(({ goal, side, period, clock }, i) =>
        tag('score', {
          number: i + 1,
          vh: side,
          id: teams[side].id,
          prd: period,
          time: clockText(clock),
          type: goal?.powerPlay ? 'PP' : undefined,
          name: goal === null ? '' : `${goal.scorer.first} ${goal.scorer.last}`,
          assist1:
            goal === null || goal.assist === null
              ? undefined
              : `${goal.assist.first} ${goal.assist.last}`,
        }),
      )
      .join(''),
  )

const playsXml = ({ teams }: FieldGame, plays: readonly FieldPlay[]) => {
  const periods = new Map<number, string>()
  for (const [number, { period, side, clock, action, text, goal, score }] of plays.entries()) {
    periods.set(
      period,
      (periods.get(period) ?? '') +
        tag('play', {
          number,
          vh: side,
          team: teams[side].id,
          clock: clockText(clock),
          action,
          text,
        }) +
        (goal === null ? '' : tag('currentscore', { vscore: score.V, hscore: score.H })),
    )
  }
  return tag(
    'plays',
    { format: 'summary' },
    [...periods].map(([number, text]) => tag('period', { number }, text)).join(''),
  )
}
