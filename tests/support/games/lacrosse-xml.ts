import { clockText } from './football-play.ts'
import { usDate } from './football-xml.ts'
import { groups, lxName, type LacrosseGame, type LacrossePlay } from './lacrosse.ts'
import { groupsXml, LineBook, valueOf, type Line } from './line-book.ts'
import type { Side, SimPlayer } from './team.ts'
import { tag } from './xml.ts'

/** Goals of each period that has begun. */
export const periodGoals = (plays: readonly LacrossePlay[], side: Side): number[] => {
  const goals: number[] = []
  for (const play of plays)
    goals[play.period - 1] =
      (goals[play.period - 1] ?? 0) + (play.goal !== null && play.side === side ? 1 : 0)
  return goals
}

export const lacrosseXml = (game: LacrosseGame, count = game.plays.length): string => {
  const { venue, teams } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const last = plays.at(-1)
  const clock = clockText(plays.findLast((play) => play.clock !== null)?.clock ?? 900)
  const book = new LineBook(
    groups,
    plays.flatMap((play) => play.marks),
  )
  return tag(
    'lcgame',
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
      tag('rules', { prds: 4, minutes: 15, minutesot: 6 }) +
        tag('show', { sog: 1, turnovers: 1, faceoffs: 0, clears: 1, fouls: 1, dcs: 1, fpas: 1 }),
    ) +
      tag('status', {
        period: last?.period ?? 1,
        clock: over ? '00:00' : clock,
        complete: over ? 'Y' : undefined,
      }) +
      teamXml(game, plays, book, 'V', over) +
      teamXml(game, plays, book, 'H', over) +
      scoresXml(game, plays) +
      playsXml(game, plays),
  )
}

const keeperMinutes = (plays: readonly LacrossePlay[]): string => {
  const last = plays.findLast((play) => play.clock !== null)
  if (last === undefined) return '00:00'
  const full = (period: number) => (period > 4 ? 360 : 900)
  let seconds = full(last.period) - (last.clock ?? 0)
  for (let period = 1; period < last.period; period++) seconds += full(period)
  return clockText(seconds)
}

const teamXml = (
  game: LacrosseGame,
  plays: readonly LacrossePlay[],
  book: LineBook,
  side: Side,
  over: boolean,
) => {
  const team = game.teams[side]
  const keeper = game.keepers[side]
  const total = book.total(side)
  const goals = periodGoals(plays, side)
  const minutes = keeperMinutes(plays)
  const periods = goals.map((_, i) =>
    new LineBook(
      groups,
      plays.filter((play) => play.period === i + 1).flatMap((play) => play.marks),
    ).total(side),
  )
  const won = game.score[side] > Math.max(game.score.H + game.score.V - game.score[side], 0)
  const extra =
    (player: SimPlayer | null) =>
    (group: string): Record<string, string> =>
      group === 'goalie'
        ? { minutes, ...(player === keeper && over ? (won ? { win: '1' } : { loss: '1' }) : {}) }
        : {}
  const starters = new Set(game.starters[side])
  const seen = [
    ...new Set([...starters, ...book.lines[side].keys()].filter((player) => player !== null)),
  ].toSorted((a, b) => Number(a.uni) - Number(b.uni))
  const rowOf = (player: SimPlayer): Line => ({
    shots: {},
    penalty: {},
    misc: {},
    ...book.of(side, player),
    ...(player === keeper ? { goalie: book.of(side, player).goalie ?? {} } : {}),
  })
  const teamLine = book.lines[side].get(null) ?? {}
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
        shotline: periods.map((line) => valueOf(line, 'shots', 'sh')).join(','),
        shots: valueOf(total, 'shots', 'sh'),
      },
      goals
        .map((score, i) => {
          const line = periods[i] ?? {}
          return tag('lineprd', {
            prd: i + 1,
            score,
            shots: valueOf(line, 'shots', 'sh'),
            sog: valueOf(line, 'shots', 'sog'),
            saves: valueOf(line, 'goalie', 'saves'),
            gb: valueOf(line, 'misc', 'gb'),
            dc: valueOf(line, 'misc', 'dc'),
            turnover: valueOf(line, 'misc', 'turnover'),
          })
        })
        .join(''),
    ) +
      tag('totals', {}, groupsXml(groups, total, extra(null), true)) +
      seen
        .map((player) =>
          tag(
            'player',
            {
              uni: player.uni,
              name: lxName(player),
              checkname: `${player.last},${player.first}`.toUpperCase(),
              class: player.year,
              gp: 1,
              gs: starters.has(player) ? 1 : undefined,
              pos: player.position.toLowerCase(),
              code: player.uni,
            },
            groupsXml(groups, rowOf(player), extra(player), false),
          ),
        )
        .join('') +
      tag(
        'player',
        { uni: 'TM', name: 'TEAM', checkname: 'TEAM', class: '', gp: 1, code: 'TM' },
        groupsXml(groups, { shots: {}, penalty: {}, misc: {}, ...teamLine }, () => ({}), false),
      ),
  )
}

const scoresXml = ({ teams }: LacrosseGame, plays: readonly LacrossePlay[]) =>
  tag(
    'scores',
    {},
    plays
      .filter((play) => play.goal !== null && play.side !== null)
      .map(({ goal, side, period, clock }, i) =>
        tag('score', {
          number: i + 1,
          vh: side ?? '',
          id: teams[side ?? 'H'].id,
          prd: period,
          time: clockText(clock ?? 0),
          type: 'EV',
          name: goal === null ? '' : lxName(goal.scorer),
          seasong: goal?.season ?? 0,
          assist1: goal === null || goal.assist === null ? undefined : lxName(goal.assist),
        }),
      )
      .join(''),
  )

const playsXml = ({ teams }: LacrosseGame, plays: readonly LacrossePlay[]) => {
  const periods = new Map<number, string>()
  for (const [number, { period, side, clock, action, text, goal, score }] of plays.entries()) {
    periods.set(
      period,
      (periods.get(period) ?? '') +
        tag('play', {
          number,
          vh: side ?? undefined,
          team: side === null ? undefined : teams[side].id,
          clock: clock === null ? undefined : clockText(clock),
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
