import type { BoxScore, BoxTeam, StatFamily } from '../../contract/box-score.schema.ts'
import type { LineScores } from '../../contract/game-details.schema.ts'
import type { LiveGame } from '../../contract/live.schema.ts'
import { progressOf } from '../phone/saved-words.ts'
import { clock } from '../calendar/when.ts'

export type Side = 'visitor' | 'home'
export const teamAt = (box: Pick<BoxScore, 'homeTeam' | 'visitingTeam'>, side: Side): BoxTeam =>
  side === 'home' ? box.homeTeam : box.visitingTeam

/** One big number and the other team's best beside it. */
export type Leader = {
  key: string
  title: string
  best: LeaderLine | null
  other: LeaderLine | null
}
export type LeaderLine = {
  side: Side
  name: string
  rosterPlayerId: number | null
  value: string
  detail: string
}

/** `detail` is filled from the cells of the leader's row, by column. */
type Category = { title: string; table: string; column: string; detail: string }
const keeperSport = (table: string): Category[] => [
  { title: 'Goals', table, column: 'g', detail: '{sh} Sh, {a} A' },
  { title: 'Shots', table, column: 'sh', detail: '{g} G, {a} A' },
  { title: 'Saves', table: 'goalkeeping', column: 'saves', detail: '{ga} GA' },
]
const leaderCategories: Record<StatFamily, Category[]> = {
  football: [
    { title: 'Passing yards', table: 'passing', column: 'yds', detail: '{comp}/{att}, {td} TD' },
    { title: 'Rushing yards', table: 'rushing', column: 'yds', detail: '{att} att, {td} TD' },
    { title: 'Receiving yards', table: 'receiving', column: 'yds', detail: '{no} rec, {td} TD' },
  ],
  baseball: [
    { title: 'Hits', table: 'batting', column: 'h', detail: '{ab} AB, {r} R' },
    { title: 'Runs batted in', table: 'batting', column: 'rbi', detail: '{h} H, {hr} HR' },
    { title: 'Strikeouts', table: 'pitching', column: 'so', detail: '{ip} IP, {er} ER' },
  ],
  volleyball: [
    { title: 'Kills', table: 'attack', column: 'k', detail: '{ta} TA, {pct}' },
    { title: 'Assists', table: 'attack', column: 'a', detail: '{sp} SP' },
    { title: 'Digs', table: 'defense', column: 'dig', detail: '{sp} SP' },
  ],
  lacrosse: [
    { title: 'Goals', table: 'offense', column: 'g', detail: '{sh} Sh, {a} A' },
    { title: 'Saves', table: 'goalkeeping', column: 'saves', detail: '{sf} SF, {ga} GA' },
    { title: 'Draw controls', table: 'offense', column: 'dc', detail: '{gb} GB, {ct} CT' },
  ],
  basketball: [
    { title: 'Points', table: 'players', column: 'pts', detail: '{fgm}/{fga} FG, {ftm}/{fta} FT' },
    { title: 'Rebounds', table: 'players', column: 'reb', detail: '{oreb} off, {dreb} def' },
    { title: 'Assists', table: 'players', column: 'ast', detail: '{to} TO, {stl} Stl' },
  ],
  soccer: keeperSport('offense'),
  'field-hockey': keeperSport('offense'),
  hockey: keeperSport('skaters'),
  plain: [],
}
const faceoffs: Category = {
  title: 'Face-offs won',
  table: 'offense',
  column: 'fow',
  detail: '{fol} lost',
}

/**
 * Always three (none where nobody counts), also before anyone has done anything: their place on the
 * page is kept. Of two alike ours comes first.
 */
export function leadersOf(
  box: Pick<BoxScore, 'family' | 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam'>,
): Leader[] {
  return leaderCategories[box.family].map((category) => {
    const kept =
      category.column !== 'dc' ||
      hasColumn(box.homeTeam, category) ||
      hasColumn(box.visitingTeam, category)
    const used = kept ? category : faceoffs
    const [visitor, home] = [
      bestOf(box.visitingTeam, 'visitor', used),
      bestOf(box.homeTeam, 'home', used),
    ]
    const [ours, theirs] = box.thisTeamIsHomeTeam ? [home, visitor] : [visitor, home]
    const [best, other] =
      Number(theirs?.value ?? 0) > Number(ours?.value ?? 0) ? [theirs, ours] : [ours, theirs]
    return { key: `${used.table}-${used.column}`, title: used.title, best, other }
  })
}

const hasColumn = (team: BoxTeam, { table, column }: Category) =>
  team.tables.find(({ key }) => key === table)?.columns.some(({ key }) => key === column) ?? false

function bestOf(team: BoxTeam, side: Side, { table, column, detail }: Category): LeaderLine | null {
  const found = team.tables.find(({ key }) => key === table)
  if (!found) return null
  const at = (key: string) => found.columns.findIndex((one) => one.key === key)
  const value = (row: (typeof found.rows)[number]) =>
    Number.parseFloat(row.cells[at(column)] ?? '') || 0
  // The pseudo-player TEAM has no number and leads nothing.
  const row = found.rows
    .filter(({ name }) => !/^team$/i.test(name))
    .toSorted((a, b) => value(b) - value(a))[0]
  if (!row || value(row) <= 0) return null
  const words = detail.replace(/\{(\w+)\}/g, (_, key: string) => row.cells[at(key)] || '0')
  return {
    side,
    name: row.name,
    rosterPlayerId: row.rosterPlayerId,
    value: row.cells[at(column)] ?? '',
    detail: words,
  }
}

export type Comparison = {
  key: string
  label: string
  visitor: string
  home: string
  /** 0 to 100 with one decimal, of the larger or in percent; null where a bar would say nothing. */
  bars: Record<Side, number> | null
  /** Who did better, which is not always who did more. */
  better: Side | null
}

/** Team totals that both have, side by side. */
export function comparisonOf(box: {
  homeTeam: Pick<BoxTeam, 'totals'>
  visitingTeam: Pick<BoxTeam, 'totals'>
}): Comparison[] {
  return box.visitingTeam.totals.flatMap(({ key, label, value }) => {
    const home = box.homeTeam.totals.find((total) => total.key === key)?.value
    if (home === undefined || (nothing(value) && nothing(home))) return []
    const [left, right] = [amountOf(key, value), amountOf(key, home)]
    const better =
      left === null || right === null || left === right
        ? null
        : left > right !== fewerIsBetter.has(key)
          ? 'visitor'
          : 'home'
    return [
      {
        key,
        label,
        visitor: value,
        home,
        bars: barsOf(left, right, rates.has(key) ? 100 : null),
        better,
      },
    ]
  })
}

const fewerIsBetter = new Set([
  'penalties',
  'fumbles',
  'errors',
  'left-on-base',
  'strikeouts',
  'turnovers',
  'fouls',
  'offsides',
  'attack-errors',
  'service-errors',
  'reception-errors',
])
/** '6-11': so many of so many. */
const rates = new Set([
  'field-goals',
  'three-pointers',
  'free-throws',
  'power-play',
  'third-downs',
  'fourth-downs',
  'red-zone',
  'clears',
  'free-position',
  'extra-man',
])
/** '2-15', '5-45.4', '1-0': the second number is what counts. */
const bySecond = new Set(['penalties', 'punts', 'fumbles'])
const nothing = (text: string) => !/[1-9]/.test(text)

function barsOf(
  left: number | null,
  right: number | null,
  whole: number | null,
): Record<Side, number> | null {
  if (left === null || right === null) return null
  const most = whole ?? Math.max(left, right)
  return { visitor: progressOf(left, most), home: progressOf(right, most) }
}

/**
 * '31:20' in minutes, '5-45' by its first number; three numbers in one are not to be measured; a
 * loss of yards has no length.
 */
function amountOf(key: string, text: string): number | null {
  const pair = /^(\d+)-(\d+(?:\.\d+)?)$/.exec(text)
  if (pair && rates.has(key))
    return Number(pair[2]) ? Math.min(100, (Number(pair[1]) / Number(pair[2])) * 100) : 0
  if (pair && bySecond.has(key)) return Number(pair[2])
  const clock = /^(\d+):(\d\d)$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  if (/\d-\d+-\d/.test(text)) return null
  const first = /^-?\d*\.?\d+/.exec(text)
  return first ? Math.max(0, Number(first[0])) : null
}

export type Line = {
  side: Side
  name: string
  ours: boolean
  score: string
  periods: string[]
  totals: BoxTeam['lineTotals']
}

/**
 * The line score: visitors first. A state from the stream that is newer than the box score fills
 * its periods and score.
 */
export function lineScoreOf(
  box: BoxScore,
  live: LiveGame | null,
): { labels: string[]; lines: [Line, Line] } {
  const newer = live && live.gameId === box.gameId && live.version > box.version ? live : null
  const line = (side: Side): Line => {
    const team = teamAt(box, side)
    const ours = (side === 'home') === box.thisTeamIsHomeTeam
    const score = newer ? (ours ? newer.teamScore : newer.opponentScore) : team.score
    const periods = newer ? (ours ? newer.teamPeriods : newer.opponentPeriods) : team.scoreByPeriod
    return {
      side,
      name: team.name,
      ours,
      score,
      periods,
      totals: team.lineTotals.map((total) =>
        total.label === 'R' ? { ...total, value: score } : total,
      ),
    }
  }
  const lines: [Line, Line] = [line('visitor'), line('home')]
  const regulation = box.status.regulation
  const count = Math.max(box.periodLabels.length, ...lines.map(({ periods }) => periods.length))
  const label = (i: number) =>
    box.periodLabels[i] ??
    (i < regulation ? String(i + 1) : i === regulation ? 'OT' : `OT ${i - regulation + 1}`)
  return { labels: Array.from({ length: count }, (_, i) => label(i)), lines }
}

/**
 * The same of a result that came without a stat file: visitors first. `score` is ours and theirs.
 */
export function storedLine(
  scores: LineScores,
  score: { team: string; opponent: string } | null,
): { labels: string[]; lines: [Line, Line]; short: [string, string] } {
  const line = (side: Side): Line => {
    const ours = (side === 'home') === scores.thisTeamIsHomeTeam
    const periods = side === 'home' ? scores.periodHomeScore : scores.periodAwayScore
    return {
      side,
      name: side === 'home' ? scores.homeFullName : scores.awayFullName,
      ours,
      score: (ours ? score?.team : score?.opponent) ?? '',
      periods,
      totals: [],
    }
  }
  return {
    labels: scores.periods,
    lines: [line('visitor'), line('home')],
    short: [scores.awayShortName, scores.homeShortName],
  }
}

const holds: Partial<Record<StatFamily, string>> = { baseball: 'batting', volleyball: '' }

/**
 * 'HSU ball, 2nd & 8 at ASH 41', 'HSU batting, 1 out, on first', 'HSU serving'; '' where the file
 * does not say.
 */
export function situationWords(
  box: Pick<BoxScore, 'family' | 'situation' | 'homeTeam' | 'visitingTeam'>,
): string {
  const { side, words } = box.situation ?? { side: null, words: '' }
  const who = side && [teamAt(box, side).id, holds[box.family] ?? 'ball'].filter(Boolean).join(' ')
  return box.family === 'volleyball' && who
    ? `${who} ${words.toLowerCase()}`
    : [who, words].filter(Boolean).join(', ')
}

/** Feeds open with the newest while the game is on, and are read from the start when it is over. */
export const playFeed = (box: Pick<BoxScore, 'plays' | 'status'>): BoxScore['plays'] => {
  const told = box.plays.filter(({ plays }) => plays.length > 0)
  return box.status.complete
    ? told
    : told.toReversed().map(({ period, plays }) => ({ period, plays: newestFirst(plays) }))
}

/** Where every rally scores, a score is nothing to stand out. */
export const scoresAreRare = ({ plays }: Pick<BoxScore, 'plays'>): boolean => {
  const all = plays.flatMap((group) => group.plays)
  const scores = all.filter(({ score }) => score).length
  return scores > 0 && scores * 2 < all.length
}

/** The plays that changed the score, and the periods that have any. */
export const scoringOnly = (feed: BoxScore['plays']): BoxScore['plays'] =>
  feed
    .map(({ period, plays }) => ({ period, plays: plays.filter(({ score }) => score) }))
    .filter(({ plays }) => plays.length > 0)

type Plays = BoxScore['plays'][number]['plays']
export const isDriveStart = ({ text }: Pick<Plays[number], 'text'>): boolean =>
  /\bdrive start\b/i.test(text)

/** The newest drive first and in it the newest play, below the drive's own heading. */
function newestFirst(plays: Plays): Plays {
  const drives: Plays[] = []
  for (const play of plays) {
    if (drives.length === 0 || isDriveStart(play)) drives.push([])
    drives.at(-1)?.push(play)
  }
  return drives
    .toReversed()
    .flatMap(([first, ...rest]) =>
      !first
        ? []
        : isDriveStart(first)
          ? [first, ...rest.toReversed()]
          : [...rest.toReversed(), first],
    )
}

/**
 * A play as a fan would say it: without the codes of the press box ('HSU00 TOUCHDOWN, 1ST DOWN,
 * clock 06:54.', '(0-0 )', '[server]').
 */
export function playText(text: string, teams: readonly string[]): string {
  const known = teams.filter((id) => /^[\w&]+$/.test(id)).join('|')
  const spots = known
    ? text.replace(
        new RegExp(`\\b(${known})(\\d{1,2})\\b`, 'g'),
        (_, id: string, yard: string) => `${id} ${Number(yard) ? Number(yard) : 'goal line'}`,
      )
    : text
  return spots
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/,?\s*clock \d{1,2}:\d\d/g, '')
    .replace(/\s*\(0-0\s*\)/g, '')
    .replace(/\((\d-\d)\s+\w*\)/g, '($1)')
    .replace(/\bfrom \(([^)]+)\)/g, 'from $1')
    .replace(/,? ?\bTOUCHDOWN(?:, 1ST DOWN)?/g, ', touchdown')
    .replace(/\b1ST DOWN\b/g, 'first down')
    .replace(/\bPENALTY\b/g, 'Penalty')
    .replace(/, Touchback\b/g, ', touchback')
    .replace(/\bNO PLAY\b/g, 'No play')
    .replace(/\bdrive start at (\d\d?:\d\d)\.?/i, (_, at: string) => `drive, ${clock(at)}`)
    .replace(/\s+([.,])/g, '$1')
    .trim()
}

/** 'A. Sedgwick III' where there is little room; a name of one word stays. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 && /^\p{L}/u.test(first) && !first.endsWith('.')
    ? `${first.slice(0, 1)}. ${rest.join(' ')}`
    : name
}

/** '02:30 PM' of a stat file as the site writes it; another spelling stands as it came. */
const timeOf = (start: string): string =>
  start
    .trim()
    .replace(
      /^0?(\d{1,2}):(\d\d)\s*([ap])\.?m\.?$/i,
      (_, hour: string, minute: string, half: string) =>
        `${hour}${minute === '00' ? '' : `:${minute}`} ${half.toLowerCase()}.m.`,
    )

/** Officials without a name and a crowd of 0 are not facts. */
export function gameFacts({ venue }: Pick<BoxScore, 'venue'>): { label: string; value: string }[] {
  const officials = venue.officials
    .filter(({ name }) => /\p{L}/u.test(name))
    .map(({ title, name }) => (title ? `${name} (${title})` : name))
  const facts: [string, string | null][] = [
    ['Venue', venue.stadium || venue.location],
    ['Where', venue.stadium ? venue.location : null],
    ['Start', venue.start && timeOf(venue.start)],
    ['Duration', venue.duration],
    ['Attendance', venue.attendance ? venue.attendance.toLocaleString('en-US') : null],
    ['Weather', venue.weather],
    ['Officials', officials.join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []))
}
