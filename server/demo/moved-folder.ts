import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import papaparse from 'papaparse'
import { root } from '../root.ts'
import { cleanOpponentName } from '../../src/domain/games/game.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import { addDays, clockTime } from '../../src/domain/calendar/when.ts'
import { toStart } from '../import/values/clock.ts'
import { namedDay, Shift } from './dates.ts'

export const demoTenants = ['harlan', 'ironwood'] as const
export type DemoTenant = (typeof demoTenants)[number]

/** The committed import folder of a demo department. */
export const demoFolder = (tenant: DemoTenant): string => join(root, 'server/demo', tenant)

/** The `ref` of the football game that is played live (replay.ts); it is always today. */
export const liveFootballRef = 'live-football'

/** Columns of a schedule that only a finished game has. */
const results = [
  'result',
  'team_score',
  'opponent_score',
  'prescore',
  'postscore',
  'stat_file',
  'post_story',
]

type Row = Record<string, string>

/** Milliseconds from the start of a game to the time at which its score would be known. */
const untilScore = 4 * 3_600_000

/**
 * Writes a copy of an import folder moved to the day of `now`, a local time ('2026-11-21T18:30:00')
 * or an ISO date for its first minute (dates.ts). Games from today on have no results and no stat
 * files, except for games of other schools that are over. `to` must be empty.
 */
export async function writeMovedFolder(o: {
  from: string
  to: string
  now: string
}): Promise<void> {
  const today = o.now.slice(0, 10)
  const shift = new Shift(today)
  const entries = await readdir(o.from, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(o.from, join(entry.parentPath, entry.name)))
  const target = (path: string) => join(o.to, shift.text(path))
  for (const folder of new Set(paths.map((path) => dirname(target(path)))))
    await mkdir(folder, { recursive: true })

  const unplayed = new Set<string>()
  const movedSports = new Set<string>()
  const withdrawn = new Map<string, TeamResult[]>()
  const isDated = (path: string) => /^(?:schedules|conference-results)\//.test(path)
  for (const path of paths.filter(isDated)) {
    const text = shift.text(await readFile(join(o.from, path), 'utf8'))
    const standings = path.replace(/^[^/]+/, 'standings')
    const moved = path.startsWith('schedules/')
      ? schedule(text, today)
      : conferenceGames(text, o.now)
    for (const file of moved.unplayed) unplayed.add(file)
    if (moved.toTomorrow) movedSports.add(path.split('/')[1]!)
    withdrawn.set(standings, [...(withdrawn.get(standings) ?? []), ...moved.withdrawn])
    await writeFile(target(path), moved.text)
  }
  const stories = await storiesOfLiveGame(o.from, paths)
  const mover = new Mover(shift, new Shift(today, { exact: true }), stories, movedSports)
  await Promise.all(
    paths
      .filter((path) => !isDated(path) && !unplayed.has(path))
      .map(async (path) => {
        const move = mover.of(path)
        if (!move) return copyFile(join(o.from, path), target(path))
        const text = move(await readFile(join(o.from, path), 'utf8'))
        const games = withdrawn.get(path)
        return writeFile(target(path), games?.length ? standingsBefore(text, games) : text)
      }),
  )
}

/** The stories of the live game: their paths, and the slugs of their URLs. */
async function storiesOfLiveGame(from: string, paths: string[]): Promise<Map<string, string>> {
  const slugs = new Map<string, string>()
  for (const path of paths.filter((file) => file.startsWith('stories/'))) {
    const text = await readFile(join(from, path), 'utf8')
    const slug = /^slug: (.*)$/m.exec(text)?.[1] ?? /^title: "?(.*?)"?$/m.exec(text)?.[1]
    if (slug && text.includes(`\n  - ${liveFootballRef}\n`)) slugs.set(path, slugify(slug))
  }
  return slugs
}

/**
 * Moves the text of files. The stories of the live game move with it, to any weekday; those of
 * sports with a game that is moved to tomorrow name that day.
 */
class Mover {
  readonly #shift: Shift
  readonly #exact: Shift
  readonly #stories: Map<string, string>
  readonly #url: RegExp
  readonly #movedSports: ReadonlySet<string>

  constructor(
    shift: Shift,
    exact: Shift,
    stories: Map<string, string>,
    movedSports: ReadonlySet<string>,
  ) {
    this.#movedSports = movedSports
    this.#shift = shift
    this.#exact = exact
    this.#stories = stories
    this.#url = new RegExp(String.raw`(/news/[\d/]+/(?:${[...stories.values()].join('|')})\b)`)
  }

  of(path: string): ((text: string) => string) | undefined {
    if (path === 'on-this-day.yaml') return (text) => this.#shift.anniversaries(text)
    if (path.startsWith('stats/')) return (xml) => this.#shift.statFile(xml)
    if (this.#stories.has(path)) return (text) => this.#exact.text(text)
    if (!['.csv', '.yaml', '.md'].includes(extname(path))) return undefined
    return path.startsWith('stories/')
      ? (text) => this.#tomorrow(this.#text(text))
      : (text) => this.#text(text)
  }

  #text(text: string): string {
    if (this.#stories.size === 0) return this.#shift.text(text)
    return text
      .split(this.#url)
      .map((part, i) => (i % 2 ? this.#exact : this.#shift).text(part))
      .join('')
  }

  #tomorrow(text: string): string {
    const sport = /^sport: (.*)$/m.exec(text)?.[1]
    const { today } = this.#shift
    if (!sport || !this.#movedSports.has(sport)) return text
    return text.replaceAll(namedDay(today), namedDay(addDays(today, 1)))
  }
}

type Moved = {
  text: string
  withdrawn: TeamResult[]
  unplayed: string[]
  /** Whether a game of today is moved to tomorrow. */
  toTomorrow: boolean
}

/**
 * A schedule with results only of earlier games; the other results, and their stat files. The live
 * game is today. Other games of today are moved to tomorrow, because no scores arrive for them.
 */
function schedule(csv: string, today: string): Moved {
  const { data, fields } = tableOf(csv)
  const withdrawn: TeamResult[] = []
  const unplayed: string[] = []
  let toTomorrow = false
  for (const row of data) {
    if (row['ref'] === liveFootballRef) row['date'] = today
    else if (row['date'] === today) {
      row['date'] = addDays(today, 1)
      toTomorrow = true
    }
    if ((row['end_date'] || row['date']!) < today) continue
    if (row['result']) withdrawn.push(opponentResult(row))
    if (row['stat_file']) unplayed.push(row['stat_file'])
    for (const column of results) row[column] = ''
  }
  return { text: csvOf(data, fields), withdrawn, unplayed, toTomorrow }
}

/**
 * Other games of the conference with scores only of those that are over; and the other results. No
 * scores would arrive for one that is under way: it begins later.
 */
function conferenceGames(csv: string, now: string): Moved {
  const { data, fields } = tableOf(csv)
  const withdrawn: TeamResult[] = []
  for (const row of data) {
    const start = momentOf(toStart(row['date']!, row['time']!, 'UTC').date)
    const isOver = row['date']! < now.slice(0, 10) || start + untilScore <= momentOf(now)
    if (!isOver && start <= momentOf(now)) row['time'] = laterToday(now) ?? row['time']!
    if (isOver || !row['home_score']) continue
    for (const [team, other] of [
      ['home', 'away'],
      ['away', 'home'],
    ] as const) {
      const [scored, allowed] = [Number(row[`${team}_score`]), Number(row[`${other}_score`])]
      withdrawn.push({
        school: cleanOpponentName(row[team]!),
        outcome: scored > allowed ? 'W' : scored < allowed ? 'L' : 'T',
        place: team,
        conference: row['conference'] !== 'n',
        scored,
        allowed,
      })
    }
    for (const column of ['home_score', 'away_score', 'note']) row[column] = ''
  }
  return { text: csvOf(data, fields), withdrawn, unplayed: [], toTomorrow: false }
}

const momentOf = (local: string): number => Date.parse(local.length > 10 ? `${local}Z` : local)

/** A full or half hour, an hour or more from now: '8 p.m.'; undefined late in the evening. */
function laterToday(now: string): string | undefined {
  const half = 1_800_000
  const later = new Date((Math.ceil(momentOf(now) / half) + 2) * half).toISOString()
  return later.startsWith(now.slice(0, 10)) ? clockTime(later.slice(0, 19)) : undefined
}

/** A result of another school, from its side. */
type TeamResult = {
  school: string
  outcome: string
  place: 'home' | 'away'
  conference: boolean
  scored: number
  allowed: number
}

/** A result of ours from the side of the opponent: our loss is its win. */
const opponentResult = (row: Row): TeamResult => ({
  school: cleanOpponentName(row['opponent']!),
  outcome: { W: 'L', L: 'W' }[row['result']!] ?? row['result']!,
  place: row['home_away'] === 'A' ? 'home' : 'away',
  conference: Boolean(row['conference']),
  scored: Number(row['opponent_score']),
  allowed: Number(row['team_score']),
})

/** Standings without these results, so that wins and losses still add up. */
function standingsBefore(csv: string, results: readonly TeamResult[]): string {
  const { data, fields } = tableOf(csv)
  for (const { school, outcome, place, conference, ...scores } of results) {
    const row = data.find((candidate) => candidate['school'] === school)
    // A record is wins, losses, ties.
    const outcomeIndex = ['W', 'L', 'T'].indexOf(outcome)
    if (!row || outcomeIndex < 0) continue
    const lower = (column: string) => {
      const record = row[column]!.split('-').map(Number)
      record[outcomeIndex] = (record[outcomeIndex] ?? 0) - 1
      row[column] = (record[2] === 0 ? record.slice(0, 2) : record).join('-')
    }
    lower('overall_record')
    lower(place)
    if (conference) lower('conference_record')
    if (conference && row['points'])
      row['points'] = `${Number(row['points']) - [3, 0, 1][outcomeIndex]!}`
    for (const column of ['scored', 'allowed'] as const)
      if (row[column]) row[column] = `${Number(row[column]) - scores[column]}`
    row['last_five'] &&= row['last_five'].slice(0, -1)
    const [, last, length] = /^([WLT])(\d+)$/.exec(row['streak']!) ?? []
    if (last) row['streak'] = Number(length) > 1 ? `${last}${Number(length) - 1}` : ''
  }
  return csvOf(data, fields)
}

function tableOf(csv: string): { data: Row[]; fields: string[] } {
  const { data, meta } = papaparse.parse<Row>(csv, { header: true, skipEmptyLines: true })
  return { data, fields: meta.fields! }
}

const csvOf = (data: Row[], columns: string[]): string =>
  `${papaparse.unparse(data, { columns, newline: '\n' })}\n`
