import { usDate } from './football-xml.ts'
import { groupsXml, LineBook, valueOf, type Line } from './line-book.ts'
import { other, type Side, type SimPlayer } from './team.ts'
import { groups, vbName, type VolleyballGame, type VolleyballPlay } from './volleyball.ts'
import { tag } from './xml.ts'

/** '.257', '-.047' */
const percentage = (line: Line): string => {
  const tries = valueOf(line, 'attack', 'ta')
  if (tries === 0) return '.000'
  return ((valueOf(line, 'attack', 'k') - valueOf(line, 'attack', 'e')) / tries)
    .toFixed(3)
    .replace('0.', '.')
}

/** Points of each set that has begun. */
export const setPoints = (plays: readonly VolleyballPlay[], side: Side): number[] => {
  const points: number[] = []
  for (const play of plays) points[play.set - 1] = play.points[side]
  return points
}

export const volleyballXml = (game: VolleyballGame, count = game.plays.length): string => {
  const { venue, teams } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const last = plays.at(-1)
  const book = new LineBook(
    groups,
    plays.flatMap((play) => play.marks),
  )
  const status = tag('status', {
    complete: over ? 'Y' : 'N',
    vscore: last?.sets.V ?? 0,
    hscore: last?.sets.H ?? 0,
    game: last?.set ?? 1,
    serving: last?.point ?? 'H',
    vpoints: last?.points.V ?? 0,
    hpoints: last?.points.H ?? 0,
  })
  const setsPlayed = last?.set ?? 0
  return tag(
    'vbgame',
    {
      source: 'Fieldhouse Press Box',
      toolVersion: '1.0',
      version: '1.0',
      generated: usDate(venue.date),
    },
    tag('venue', {
      gameid: venue.gameId,
      visid: teams.V.id,
      visname: teams.V.name,
      homeid: teams.H.id,
      homename: teams.H.name,
      date: usDate(venue.date),
      location: venue.location,
      arena: venue.stadium,
      start: venue.start,
      attend: venue.attendance,
      leaguegame: venue.conference ? 'Y' : 'N',
      neutralgame: venue.neutral ? 'Y' : 'N',
      postseason: venue.postseason ? 'Y' : 'N',
      end: over ? venue.end : '',
    }) +
      status +
      teamXml(game, plays, book, 'V', setsPlayed) +
      teamXml(game, plays, book, 'H', setsPlayed) +
      playsXml(game, plays),
  )
}

const teamXml = (
  game: VolleyballGame,
  plays: readonly VolleyballPlay[],
  book: LineBook,
  side: Side,
  setsPlayed: number,
) => {
  const team = game.teams[side]
  const points = setPoints(plays, side)
  const total = book.total(side)
  const bySet = points.map((_, i) =>
    new LineBook(
      groups,
      plays.filter((play) => play.set === i + 1).flatMap((play) => play.marks),
    ).total(side),
  )
  const own = (line: Line, whole: boolean) =>
    groupsXml(
      groups,
      line,
      (group) => {
        const blocks = valueOf(line, 'block', 'bs') + valueOf(line, 'block', 'ba') / 2
        if (group === 'attack') return { pct: percentage(line) }
        if (group === 'block')
          return {
            tb: whole
              ? blocks.toFixed(1)
              : valueOf(line, 'block', 'bs') + valueOf(line, 'block', 'ba'),
          }
        return group === 'misc'
          ? {
              pts: (valueOf(line, 'attack', 'k') + valueOf(line, 'serve', 'sa') + blocks).toFixed(
                1,
              ),
            }
          : {}
      },
      true,
    )
  const libero = game.liberos[side]
  const seen: SimPlayer[] = [...new Set([...game.lineups[side], libero])].toSorted(
    (a, b) => Number(a.uni) - Number(b.uni),
  )
  return tag(
    'team',
    {
      vh: side,
      id: team.id,
      name: team.name,
      record: team.record.replace(', ', ','),
      rank: team.rank === '' ? undefined : team.rank,
    },
    tag(
      'linescore',
      { line: points.join(','), score: plays.at(-1)?.sets[side] ?? 0 },
      points.map((of, i) => tag('linegame', { game: i + 1, points: of })).join(''),
    ) +
      tag(
        'attackbygame',
        {},
        bySet
          .map((line, i) =>
            tag('attackgame', {
              game: i + 1,
              k: valueOf(line, 'attack', 'k'),
              e: valueOf(line, 'attack', 'e'),
              ta: valueOf(line, 'attack', 'ta'),
              pct: percentage(line),
            }),
          )
          .join(''),
      ) +
      tag('totals', {}, own(total, true)) +
      seen
        .map((player) =>
          tag(
            'player',
            {
              uni: player.uni,
              code: player.uni,
              name: vbName(player),
              checkname: vbName(player).toUpperCase(),
              class: player.year,
              pos: player === libero ? 'L' : player.position,
              libero: player === libero ? 'Y' : undefined,
              gp: setsPlayed,
              ms: player === libero ? undefined : 1,
            },
            own(book.of(side, player), false),
          ),
        )
        .join(''),
  )
}

const playsXml = ({ teams }: VolleyballGame, plays: readonly VolleyballPlay[]) => {
  const sets = new Map<number, string>()
  let number = 0
  for (const play of plays) {
    number = sets.has(play.set) ? number + 1 : 1
    sets.set(
      play.set,
      (sets.get(play.set) ?? '') +
        tag('play', {
          number,
          serveteam: play.serving === null ? undefined : teams[play.serving].id,
          ...(play.point === null
            ? {}
            : { point: teams[play.point].id, vscore: play.points.V, hscore: play.points.H }),
          text: play.text,
        }),
    )
  }
  return tag(
    'plays',
    { format: 'summary' },
    [...sets].map(([set, text]) => tag('game', { number: set }, text)).join(''),
  )
}

/** The longest run of points of a team, for the recap. */
export const longestRun = (plays: readonly VolleyballPlay[], side: Side): number => {
  let longest = 0,
    run = 0
  for (const play of plays) {
    if (play.point === side) longest = Math.max(longest, ++run)
    else if (play.point === other(side)) run = 0
  }
  return longest
}
