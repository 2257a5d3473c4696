import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { styled } from './lines.ts'

type Table = PlayerStats['tables'][number]
type Line = NonNullable<Table['season']>

/** A figure of a bio's header; `title` is the label in full. */
export type Headline = { key: string; label: string; title: string; cell: string }

/**
 * What fans read first about a player: the figures of one table, by column. `measure` is the column
 * that shows what a player mainly does.
 */
const groups: readonly {
  table: string
  measure: string
  figures: Readonly<Record<string, string>>
}[] = [
  {
    table: 'players',
    measure: 'gp',
    figures: {
      'pts-per-game': 'PPG',
      'reb-per-game': 'RPG',
      'ast-per-game': 'APG',
      fgpct: 'FG%',
      gp: 'GP',
    },
  },
  {
    table: 'passing',
    measure: 'yds',
    figures: { yds: 'Passing yards', td: 'TD', int: 'INT', pct: 'Completion %' },
  },
  {
    table: 'rushing',
    measure: 'yds',
    figures: { yds: 'Rushing yards', avg: 'Yards per carry', td: 'TD' },
  },
  {
    table: 'receiving',
    measure: 'yds',
    figures: { no: 'Receptions', yds: 'Receiving yards', avg: 'Yards per catch', td: 'TD' },
  },
  {
    table: 'defense',
    measure: 'tot',
    figures: { tot: 'Tackles', tfl: 'Tackles for loss', sacks: 'Sacks', int: 'INT' },
  },
  {
    table: 'kicking',
    measure: 'fgatt',
    figures: { fgmade: 'Field goals', fgatt: 'Attempts', long: 'Long', xpmade: 'Extra points' },
  },
  {
    table: 'punting',
    measure: 'no',
    figures: { no: 'Punts', avg: 'Average', inside20: 'Inside 20', long: 'Long' },
  },
  {
    table: 'batting',
    measure: 'ab',
    figures: { avg: 'AVG', hr: 'HR', rbi: 'RBI', h: 'Hits' },
  },
  {
    table: 'pitching',
    measure: 'ip',
    figures: { era: 'ERA', w: 'Wins', l: 'Losses', so: 'Strikeouts' },
  },
  {
    table: 'attack',
    measure: 'k',
    figures: { k: 'Kills', 'k-per-set': 'Kills per set', pct: 'Hitting %', sp: 'Sets' },
  },
  {
    table: 'attack',
    measure: 'a',
    figures: { a: 'Assists', 'a-per-set': 'Assists per set', sp: 'Sets' },
  },
  {
    table: 'defense',
    measure: 'dig',
    figures: { dig: 'Digs', 'dig-per-set': 'Digs per set', sp: 'Sets' },
  },
  {
    table: 'offense',
    measure: 'gp',
    figures: { g: 'Goals', a: 'Assists', pts: 'Points', gp: 'Games' },
  },
  {
    table: 'skaters',
    measure: 'gp',
    figures: { g: 'Goals', a: 'Assists', pts: 'Points', gp: 'Games' },
  },
  {
    table: 'goalkeeping',
    measure: 'minutes',
    figures: { gaa: 'GAA', pct: 'Save %', saves: 'Saves', w: 'Wins' },
  },
]

/** The figures of this season; none without a line. */
export const seasonHeadlines = ({ tables }: PlayerStats): Headline[] =>
  headlinesOf(tables.map((table) => ({ table, line: table.season, games: table.games })))

/** The figures of the newest other season in which the player has a line. */
export function lastSeasonHeadlines({
  tables,
  season: current,
}: PlayerStats): { season: string; figures: Headline[] } | null {
  const season = tables
    .flatMap(({ seasons }) => seasons.map((line) => line.season))
    .filter((title) => title < current)
    .toSorted()
    .at(-1)
  if (season === undefined) return null
  const figures = headlinesOf(
    tables.map((table) => ({
      table,
      line: table.seasons.find((line) => line.season === season) ?? null,
      games: [],
    })),
  )
  return figures.length > 0 ? { season, figures } : null
}

/** Of the group with a value in most games, then with the largest value. */
function headlinesOf(
  rows: readonly { table: Table; line: Line | null; games: readonly Line[] }[],
): Headline[] {
  const matches = groups.flatMap(({ table: key, measure, figures }) => {
    const row = rows.find(({ table }) => table.key === key)
    const index = row?.table.columns.findIndex((column) => column.key === measure) ?? -1
    const value = row?.line?.values[index] ?? 0
    if (!row?.line || value <= 0) return []
    const games = row.games.filter(({ values }) => (values[index] ?? 0) > 0).length
    return [{ table: row.table, line: row.line, figures, games, value }]
  })
  const [main] = matches.toSorted((a, b) => b.games - a.games || b.value - a.value)
  if (!main) return []
  return Object.entries(main.figures).flatMap(([key, label]) => {
    const { title, cell } = readFigure(main.table, main.line, key)
    return cell ? [{ key, label, title: title || label, cell }] : []
  })
}

/** A cell, or an average per game that the table does not have. */
function readFigure({ columns }: Table, { cells, values }: Line, key: string) {
  const indexOf = (name: string) => columns.findIndex((column) => column.key === name)
  const index = indexOf(key)
  if (index !== -1) return { title: columns[index]!.title, cell: cells[index] ?? '' }
  const base = indexOf(key.replace(/-per-game$/, ''))
  const [sum, games] = [values[base], values[indexOf('gp')]]
  return typeof sum === 'number' && games
    ? { title: `${columns[base]!.title} per game`, cell: styled(sum / games, 'tenths') }
    : { title: '', cell: '' }
}
