import type { FootballGame } from './football.ts'
import { clockText, type Drive } from './football-play.ts'
import { playXml, sideSpot } from './football-plays-xml.ts'
import { quarterPoints, scoreEntries } from './football-scores.ts'
import { groups, tally, type TeamTally } from './football-stats.ts'
import { spotText } from './football-text.ts'
import { unitsOf } from './football-calls.ts'
import { groupsXml, valueOf, type Line, type LineBook } from './line-book.ts'
import { fileName, type Side, type SimPlayer, type SimTeam, type SimVenue } from './team.ts'
import { tag } from './xml.ts'

export const usDate = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** The file after the first `count` plays; `end` stays empty until the last. */
export const footballXml = (game: FootballGame, count = game.plays.length): string => {
  const { venue, teams } = game
  const plays = game.plays.slice(0, count)
  const over = count >= game.plays.length
  const drives = game.drives.filter((drive) => drive.last < count)
  const counted = tally(plays)
  const team = (side: Side) =>
    teamXml(
      teams[side],
      side,
      quarterPoints(plays, side),
      plays.at(-1)?.score[side] ?? 0,
      counted.book,
      counted.teams[side],
    )
  const scores = scoreEntries(plays)
    .map((entry) => {
      const drive = drives[entry.drive - 1]
      return tag('score', {
        vh: entry.side,
        team: teams[entry.side].id,
        qtr: entry.quarter,
        clock: clockText(entry.clock),
        type: entry.type,
        how: entry.how === '' ? undefined : entry.how,
        yds: entry.yards,
        scorer: fileName(entry.scorer),
        passer: entry.passer === null ? undefined : fileName(entry.passer),
        patby: entry.extra === null ? undefined : fileName(entry.extra.by),
        pattype: entry.extra?.type,
        patres: entry.extra === null ? undefined : entry.extra.good ? 'Good' : 'Failed',
        ...(drive === undefined || entry.how === 'INT'
          ? {}
          : { plays: drive.plays, drive: driveYards(drive), top: clockText(drive.seconds) }),
        vscore: entry.score.V,
        hscore: entry.score.H,
        driveindex: entry.drive,
      })
    })
    .join('')
  const kicks = plays
    .flatMap((play) =>
      play.details.kind === 'goal'
        ? [
            tag('fga', {
              vh: play.ball,
              team: teams[play.ball].id,
              kicker: fileName(play.details.kicker),
              qtr: play.quarter,
              clock: clockText(play.after),
              distance: play.details.distance,
              result: play.details.good ? 'GOOD' : 'MISSED',
            }),
          ]
        : [],
    )
    .join('')
  return tag(
    'fbgame',
    { source: 'Fieldhouse Press Box', version: '1.0', generated: usDate(venue.date) },
    venueXml(venue, teams, over) +
      team('V') +
      team('H') +
      tag('scores', {}, scores) +
      tag('fgas', {}, kicks) +
      tag('drives', {}, drives.map((drive, i) => driveXml(teams, drive, i + 1)).join('')) +
      playsXml(game, count),
  )
}

const driveYards = (drive: Drive) => drive.endSpot - drive.startSpot

const venueXml = (venue: SimVenue, teams: FootballGame['teams'], over: boolean) =>
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
      start: venue.start,
      end: over ? venue.end : '',
      leaguegame: venue.conference ? 'Y' : 'N',
      neutralgame: venue.neutral ? 'Y' : 'N',
      postseason: venue.postseason ? 'Y' : 'N',
      duration: over ? venue.duration : '',
      attend: venue.attendance,
      temp: venue.temperature,
      wind: 'NW 7mph',
      weather: venue.weather,
    },
    tag('rules', {
      qtrs: 4,
      mins: 15,
      downs: 4,
      yds: 10,
      kospot: 35,
      tbspot: 20,
      kotbspot: 25,
      patspot: 3,
      td: 6,
      fg: 3,
      pat: 1,
      patx: 2,
      saf: 2,
    }),
  )

const average = (group: string, values: Record<string, number>): Record<string, string> =>
  group === 'punt'
    ? { avg: (values.no ?? 0) === 0 ? '0' : ((values.yds ?? 0) / (values.no ?? 1)).toFixed(1) }
    : {}

const lineXml = (line: Line, all: boolean) => groupsXml(groups, line, average, all)

const starters = (team: SimTeam): Set<SimPlayer> => {
  const units = unitsOf(team)
  return new Set([
    units.qb,
    ...units.backs.slice(0, 1),
    ...units.catchers.slice(0, 5),
    ...units.line,
    ...units.front.slice(0, 7),
    ...units.cover.slice(0, 4),
  ])
}

const defensive = /^(DL|LB|CB|S)$/

const teamXml = (
  team: SimTeam,
  side: Side,
  points: readonly number[],
  score: number,
  book: LineBook,
  counted: TeamTally,
) => {
  const total = book.total(side)
  const plays = valueOf(total, 'rush', 'att') + valueOf(total, 'pass', 'att')
  const yards = valueOf(total, 'rush', 'yds') + valueOf(total, 'pass', 'yds')
  const started = starters(team)
  const seen = [
    ...new Set([...started, ...book.lines[side].keys()].filter((player) => player !== null)),
  ].toSorted((a, b) => Number(a.uni) - Number(b.uni) || a.last.localeCompare(b.last))
  const codes = new Set<string>()
  const [record = '', conferenceRecord = ''] = team.record.split(', ')
  const players = seen
    .map((player) => {
      const code = codes.has(player.uni)
        ? `${player.uni[0] ?? ''}${player.last[0] ?? 'X'}${codes.size % 10}`
        : player.uni
      codes.add(code)
      const name = fileName(player)
      return tag(
        'player',
        {
          uni: player.uni,
          code,
          name,
          shortname: name,
          checkname: name.toUpperCase(),
          gs: started.has(player) ? 1 : undefined,
          gp: 1,
          startpos: started.has(player) ? player.position : undefined,
          class: player.year,
          [defensive.test(player.position) ? 'dpos' : 'opos']: player.position,
        },
        lineXml(book.of(side, player), false),
      )
    })
    .join('')
  return tag(
    'team',
    {
      vh: side,
      id: team.id,
      name: team.name,
      record,
      abb: team.id,
      'conf-record': conferenceRecord,
      rank: team.rank === '' ? undefined : team.rank,
    },
    tag(
      'linescore',
      { prds: points.length, line: points.join(','), score },
      points.map((score, i) => tag('lineprd', { prd: i + 1, score })).join(''),
    ) +
      tag(
        'totals',
        {
          totoff_plays: plays,
          totoff_yards: yards,
          totoff_avg: plays === 0 ? '0.0' : (yards / plays).toFixed(1),
        },
        tag('firstdowns', counted.firstDowns) +
          tag('penalties', counted.penalties) +
          tag('conversions', counted.conversions) +
          tag('misc', { yds: 0, top: clockText(counted.seconds) }) +
          tag('redzone', { att: counted.redZone.size, scores: counted.redZoneScores.size }) +
          lineXml(total, true),
      ) +
      players,
  )
}

const driveXml = (teams: FootballGame['teams'], drive: Drive, index: number) => {
  const at = (spot: number) => spotText(teams, drive.side, spot)
  return tag('drive', {
    vh: drive.side,
    team: teams[drive.side].id,
    start: `${drive.startHow},${drive.startQuarter},${clockText(drive.startClock)},${drive.startSpot}`,
    end: `${drive.endHow},${drive.endQuarter},${clockText(drive.endClock)},${drive.endSpot}`,
    plays: drive.plays,
    yards: driveYards(drive),
    top: clockText(drive.seconds),
    start_how: drive.startHow,
    start_qtr: drive.startQuarter,
    start_time: clockText(drive.startClock),
    start_spot: at(drive.startSpot),
    end_how: drive.endHow,
    end_qtr: drive.endQuarter,
    end_time: clockText(drive.endClock),
    end_spot: at(drive.endSpot),
    rz: drive.endSpot >= 80 ? 1 : undefined,
    driveindex: index,
  })
}

const quarterNames = ['1st', '2nd', '3rd', '4th']

const playsXml = ({ teams, plays, drives }: FootballGame, count: number) => {
  const inner: string[] = ['', '', '', '']
  const driveEnds = new Map(drives.map((drive, i) => [drive.last, { drive, index: i + 1 }]))
  for (const [i, play] of plays.slice(0, count).entries()) {
    const quarter = play.quarter - 1
    inner[quarter] += playXml(teams, play, i)
    if (play.score.H + play.score.V > (plays[i - 1]?.score.H ?? 0) + (plays[i - 1]?.score.V ?? 0))
      inner[quarter] += tag('score', { V: play.score.V, H: play.score.H })
    const ended = driveEnds.get(i)
    if (ended !== undefined)
      inner[quarter] += tag('drivesum', {
        plays: ended.drive.plays,
        yards: driveYards(ended.drive),
        top: clockText(ended.drive.seconds),
        driveindex: ended.index,
      })
  }
  const last = plays[count - 1]
  if (last === undefined) return tag('plays', { format: 'summary' })
  const { next } = last
  const here = tag('downtogo', {
    hasball: next.ball,
    id: teams[next.ball].id,
    down: next.down,
    togo: next.toGo,
    spot: spotText(teams, next.ball, next.spot),
    context: `${next.ball},${next.down},${next.toGo},${sideSpot(next.ball, next.spot)}`,
    qtr: last.quarter,
    clock: clockText(last.after),
    lastplay: last.text.replace(/\.$/, ''),
  })
  return tag(
    'plays',
    { format: 'summary' },
    inner
      .map((text, i) =>
        text === '' ? '' : tag('qtr', { number: i + 1, text: quarterNames[i] }, text),
      )
      .join('') + here,
  )
}
