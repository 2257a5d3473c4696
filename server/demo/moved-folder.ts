import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import papaparse from 'papaparse'
import { root } from '../root.ts'
import { slugify } from '../../src/domain/words/slug.ts'
import { Shift } from './dates.ts'

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

/**
 * Writes a copy of an import folder moved to `today`, an ISO date (dates.ts). Games from today on
 * have no results and no stat files. `to` must be empty.
 */
export async function writeMovedFolder(o: {
  from: string
  to: string
  today: string
}): Promise<void> {
  const shift = new Shift(o.today)
  const entries = await readdir(o.from, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(o.from, join(entry.parentPath, entry.name)))
  const target = (path: string) => join(o.to, shift.text(path))
  for (const folder of new Set(paths.map((path) => dirname(target(path)))))
    await mkdir(folder, { recursive: true })

  const unplayed = new Set<string>()
  const withdrawn = new Map<string, Row[]>()
  for (const path of paths.filter((file) => file.startsWith('schedules/'))) {
    const moved = schedule(shift.text(await readFile(join(o.from, path), 'utf8')), o.today)
    for (const { stat_file: file } of moved.withdrawn) if (file) unplayed.add(file)
    withdrawn.set(path.replace('schedules/', 'standings/'), moved.withdrawn)
    await writeFile(target(path), moved.text)
  }
  const stories = await storiesOfLiveGame(o.from, paths)
  const mover = new Mover(shift, new Shift(o.today, { exact: true }), stories)
  await Promise.all(
    paths
      .filter((path) => !path.startsWith('schedules/') && !unplayed.has(path))
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

/** Moves the text of files. The stories of the live game move with it, to any weekday. */
class Mover {
  readonly #shift: Shift
  readonly #exact: Shift
  readonly #stories: Map<string, string>
  readonly #url: RegExp

  constructor(shift: Shift, exact: Shift, stories: Map<string, string>) {
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
    if (this.#stories.size === 0) return (text) => this.#shift.text(text)
    return (text) =>
      text
        .split(this.#url)
        .map((part, i) => (i % 2 ? this.#exact : this.#shift).text(part))
        .join('')
  }
}

/** A schedule with the live game today and results only of earlier games; and the other results. */
function schedule(csv: string, today: string): { text: string; withdrawn: Row[] } {
  const { data, fields } = tableOf(csv)
  const withdrawn: Row[] = []
  for (const row of data) {
    if (row['ref'] === liveFootballRef) row['date'] = today
    if ((row['end_date'] || row['date']!) < today) continue
    if (row['result'] || row['stat_file']) withdrawn.push({ ...row })
    for (const column of results) row[column] = ''
  }
  return { text: csvOf(data, fields), withdrawn }
}

/** Standings without the results of these games, so that wins and losses still add up. */
function standingsBefore(csv: string, games: Row[]): string {
  const { data, fields } = tableOf(csv)
  for (const { opponent, result, home_away: homeAway, conference } of games) {
    const row = data.find(({ school }) => school === opponent!.replace(/^#\d+ /, ''))
    // Our loss is the opponent's win, and so on: its record is wins, losses, ties.
    const outcomeIndex = ['L', 'W', 'T'].indexOf(result!)
    if (!row || outcomeIndex < 0) continue
    const lower = (column: string) => {
      const record = row[column]!.split('-').map(Number)
      record[outcomeIndex] = (record[outcomeIndex] ?? 0) - 1
      row[column] = (record[2] === 0 ? record.slice(0, 2) : record).join('-')
    }
    lower('overall_record')
    lower(homeAway === 'A' ? 'home' : 'away')
    if (conference) lower('conference_record')
    if (conference && row['points'])
      row['points'] = `${Number(row['points']) - [3, 0, 1][outcomeIndex]!}`
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
