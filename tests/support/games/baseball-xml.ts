import { groups, type BaseballGame, type BaseballPlay } from './baseball-play.ts'
import { usDate } from './football-xml.ts'
import { groupsXml, LineBook, valueOf, type Line } from './line-book.ts'
import { fileName, other, type Side, type SimPlayer } from './team.ts'
import { tag } from './xml.ts'

/** '6.1' is six innings and one out. */
const innings = (outs: number) => `${Math.floor(outs / 3)}.${outs % 3}`

/**
 * Runs of each inning that the side has begun; the home side's last is missing without a half
 * inning.
 */
export const inningRuns = (plays: readonly BaseballPlay[], side: Side): number[] => {
  const runs: number[] = []
  for (const play of plays)
    if (play.batting === side) runs[play.inning - 1] = (runs[play.inning - 1] ?? 0) + play.runs
  return runs
}

export const baseballXml = (game: BaseballGame, count = game.plays.length): string => {
  const { venue, teams } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const book = new LineBook(
    groups,
    plays.flatMap((play) => play.marks),
  )
  const last = plays.at(-1)
  return tag(
    'bsgame',
    { source: 'Fieldhouse Press Box', version: '1', generated: usDate(venue.date) },
    tag(
      'venue',
      {
        gameid: venue.gameId,
        visid: teams.V.id,
        homeid: teams.H.id,
        visname: teams.V.name,
        homename: teams.H.name,
        date: usDate(venue.date),
        location: venue.location,
        stadium: venue.stadium,
        duration: over ? venue.duration : '',
        attend: venue.attendance,
        leaguegame: venue.conference ? 'Y' : 'N',
        neutralgame: venue.neutral ? 'Y' : 'N',
        postseason: venue.postseason ? 'Y' : 'N',
        start: venue.start,
        schedtime: venue.start,
        end: over ? venue.end : '',
        schedinn: game.innings,
        weather: `Temp: ${venue.temperature}F ${venue.weather}`,
        temp: venue.temperature,
        gender: game.innings === 7 ? 'F' : 'M',
      },
      tag('rules', { batters: '9,9', usedh: 'Y' }),
    ) +
      teamXml(game, plays, book, 'V', over) +
      teamXml(game, plays, book, 'H', over) +
      playsXml(game, plays) +
      (over
        ? tag('status', { complete: 'Y', gamestatus: 'final' })
        : tag('status', {
            complete: 'N',
            inning: last?.inning ?? 1,
            vh: last?.batting ?? 'V',
            outs: last === undefined ? 0 : last.outs + last.outsMade,
          })),
  )
}

const derived =
  (appear: number, decision: Readonly<Record<string, string>>) =>
  (group: string, values: Record<string, number>): Record<string, string | number> =>
    group === 'pitching'
      ? { ip: innings(values.outs ?? 0), ...(appear > 0 ? { appear } : {}), ...decision }
      : {}

const teamXml = (
  game: BaseballGame,
  plays: readonly BaseballPlay[],
  book: LineBook,
  side: Side,
  over: boolean,
) => {
  const team = game.teams[side]
  const lineup = game.lineups[side]
  const total = book.total(side)
  const runs = inningRuns(plays, side)
  const hits = (inning: number) =>
    plays.filter((play) => play.batting === side && play.inning === inning && play.hit).length
  const [record = '', confrecord = ''] = team.record.split(', ')
  const pitchers = [
    lineup.starter,
    ...plays.flatMap((play) =>
      play.batting !== side && play.relieved !== null ? [play.pitcher] : [],
    ),
  ]
  const starters =
    lineup.order
      .map(({ player, at }, i) =>
        tag('starter', { spot: i + 1, name: fileName(player), uni: player.uni, pos: at }),
      )
      .join('') +
    tag('starter', { spot: 10, name: fileName(lineup.starter), uni: lineup.starter.uni, pos: 'p' })
  const rows = [
    ...lineup.order.map(({ player, at }, i) =>
      playerXml(player, book.of(side, player), { spot: i + 1, pos: at, gs: 1 }, derived(0, {})),
    ),
    ...pitchers.map((player, i) =>
      playerXml(
        player,
        withPitching(book.of(side, player)),
        { spot: 10, pos: 'p', gs: i === 0 ? 1 : 0 },
        derived(i + 1, over ? decisionOf(game, player) : {}),
      ),
    ),
  ]
  return tag(
    'team',
    { vh: side, id: team.id, name: team.name, record, confrecord, rank: team.rank },
    tag(
      'linescore',
      {
        line: runs.join(','),
        runs: valueOf(total, 'hitting', 'r'),
        hits: valueOf(total, 'hitting', 'h'),
        errs: valueOf(total, 'fielding', 'e'),
        lob: valueOf(total, 'hsitsummary', 'lob'),
      },
      runs.map((score, i) => tag('lineinn', { inn: i + 1, score, hits: hits(i + 1) })).join(''),
    ) +
      tag('starters', {}, starters) +
      tag('totals', {}, groupsXml(groups, total, derived(0, {}), true)) +
      rows.join(''),
  )
}

/** A pitcher who was relieved before his first batter still has a line. */
const withPitching = (line: Line): Line =>
  line.pitching === undefined ? { ...line, pitching: {} } : line

const decisionOf = ({ decisions }: BaseballGame, player: SimPlayer): Record<string, string> =>
  player === decisions.win
    ? { win: '1-0' }
    : player === decisions.loss
      ? { loss: '0-1' }
      : player === decisions.save
        ? { save: '1' }
        : {}

const playerXml = (
  player: SimPlayer,
  line: Line,
  place: { spot: number; pos: string; gs: number },
  extra: (group: string, values: Record<string, number>) => Record<string, string | number>,
) => {
  const name = fileName(player)
  const whole = place.pos === 'p' ? line : { hitting: {}, fielding: {}, ...line }
  return tag(
    'player',
    {
      name: name.replace(',', ', '),
      shortname: name,
      uni: player.uni,
      code: '',
      gp: 1,
      gs: place.gs,
      spot: place.spot,
      pos: place.pos,
      class: player.year,
    },
    groupsXml(groups, whole, extra, false),
  )
}

const playXml = (play: BaseballPlay, seq: number, side: Side) => {
  const pitcher = fileName(play.pitcher)
  const base = { seq, outs: play.outs }
  if (play.batter === null) {
    return tag(
      'play',
      { ...base, batter: '' },
      tag('narrative', { text: play.text }) +
        tag('sub', {
          vh: other(side),
          spot: 10,
          who: pitcher,
          for: play.relieved === null ? '' : fileName(play.relieved),
          pos: 'p',
        }),
    )
  }
  const own = play.movements.find(({ from }) => from === 0)
  const steal = ['SB', 'CS', 'WP'].includes(play.action)
  const rbi = play.marks.reduce((sum, mark) => sum + (mark.values.rbi ?? 0), 0)
  const runners = play.movements
    .filter(({ from }) => from > 0)
    .map(({ player, from, to, out, scored }) =>
      tag('runner', {
        name: fileName(player),
        pitcher,
        base: from,
        action: play.action,
        result: out ? 'O' : 'A',
        out: out ? 1 : undefined,
        tobase: out ? undefined : to === 4 ? 'HP' : `${to}B`,
        scored: scored ? 1 : undefined,
      }),
    )
    .join('')
  return tag(
    'play',
    {
      ...base,
      batter: fileName(play.batter),
      pitcher,
      scoring: play.runs > 0 ? 'Y' : undefined,
      runs: play.runs > 0 ? play.runs : undefined,
      rbis: rbi > 0 ? rbi : undefined,
    },
    tag('narrative', { text: play.text }) +
      (steal
        ? ''
        : tag('batter', {
            name: fileName(play.batter),
            action: play.action,
            out: play.batterOut ? 1 : 0,
            tobase: own?.to ?? 0,
            h: play.hit ? 1 : 0,
            rbi,
          }) + tag('pitches', { text: play.pitches })) +
      runners,
  )
}

const playsXml = ({ teams }: BaseballGame, plays: readonly BaseballPlay[]) => {
  const halves = new Map<number, Record<Side, string>>()
  for (const [i, play] of plays.entries()) {
    let inning = halves.get(play.inning)
    if (inning === undefined) halves.set(play.inning, (inning = { V: '', H: '' }))
    inning[play.batting] += playXml(play, i + 1, play.batting)
  }
  const half = (side: Side, text: string) =>
    text === '' ? '' : tag('batting', { vh: side, id: teams[side].id }, text)
  return tag(
    'plays',
    { format: 'summary' },
    [...halves]
      .map(([number, text]) => tag('inning', { number }, half('V', text.V) + half('H', text.H)))
      .join(''),
  )
}
