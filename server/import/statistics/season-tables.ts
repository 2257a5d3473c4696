import type { SeasonFileDoc } from '../../content/stats/season-figures.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import type { SeasonLine, SeasonRow } from '../../../src/contract/season-stats.schema.ts'
import { parseAmount, inningsToOuts } from '../../../src/domain/season-stats/lines.ts'
import type {
  CategorySpec,
  FamilySpec,
  SeasonColumn,
} from '../../../src/domain/season-stats/columns.ts'
import { slugify } from '../../../src/domain/words/slug.ts'

type Table = SeasonFileDoc['tables'][number]
/** A heading of the file and its column; `spec` is set for known columns. */
type Figure = {
  head: string
  key: string
  label: string
  title: string
  spec: SeasonColumn | undefined
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/[\s-]+/g, '_')
export const isTotal = (name: string): boolean => /^(?:team )?totals?$/i.test(name)
export const isOpponents = (name: string): boolean => /^opponents?(?: totals?)?$/i.test(name)

/**
 * The rows as tables of a season in order of first mention; players stay in the order of the file.
 */
export function buildTables(
  rows: readonly CsvRow[],
  heads: readonly string[],
  family: FamilySpec | null,
): Table[] {
  return [...Map.groupBy(rows, (row) => plain(cell(row, 'table')))].map(([, some]) => {
    const text = cell(some[0]!, 'table')
    const category = findCategory(family, text)
    const figures = heads
      .filter((head) => some.some((row) => cell(row, head) !== ''))
      .map((head) => toFigure(head, category))
    const line = (row: CsvRow): SeasonLine => lineOf(row, figures)
    const find = (is: (name: string) => boolean) => some.find((row) => is(cell(row, 'name')))
    const [total, opponents] = [find(isTotal), find(isOpponents)]
    return {
      key: category?.key ?? slugify(text),
      title: category?.title ?? text,
      columns: figures.map(({ key, label, title }) => ({ key, label, title })),
      rows: some
        .filter((row) => row !== total && row !== opponents)
        .map((row): SeasonRow => ({
          name: cell(row, 'name'),
          uni: cell(row, 'jersey'),
          position: cell(row, 'position') || null,
          rosterPlayerId: null,
          ...line(row),
        })),
      total: total ? line(total) : null,
      opponents: opponents ? line(opponents) : null,
    }
  })
}

export function toFigure(head: string, category: CategorySpec | undefined): Figure {
  const spec = category?.columns.find(({ key, label, title }) =>
    [key, label, title].some((name) => plain(name) === head),
  )
  if (spec) return { head, key: spec.key, label: spec.label, title: spec.title, spec }
  const text = head.replaceAll('_', ' ')
  const short = text.length <= 4 ? text.toUpperCase() : `${text[0]?.toUpperCase()}${text.slice(1)}`
  return { head, key: slugify(head), label: short, title: short, spec: undefined }
}

/** The heading that the importer maps to this column again: its key, else its title or label. */
export function buildHeader(
  table: Pick<Table, 'key' | 'title'>,
  column: Table['columns'][number],
  family: FamilySpec | null,
): string {
  const category = findCategory(family, table.title)
  const heads = [column.key, column.title, column.label].map(plain)
  return (
    heads.find((head) => {
      const { key, label, title } = toFigure(head, category)
      return key === column.key && label === column.label && title === column.title
    }) ?? heads[0]!
  )
}

/**
 * Figures as written, with their sort values. "-1" means not applicable where negative values are
 * impossible, and is left out.
 */
function lineOf(row: CsvRow, figures: readonly Figure[]): SeasonLine {
  const line: SeasonLine = { cells: [], values: [] }
  for (const { head, spec } of figures) {
    const text = cell(row, head)
    const value = spec?.kind === 'innings' ? inningsToOuts(text) : parseAmount(text)
    const applies = text !== '-1' || mayBeBelow(spec, head)
    line.cells.push(applies ? text : '')
    line.values.push(applies ? value : null)
  }
  return line
}

/** Yards may be negative. */
const mayBeBelow = (spec: SeasonColumn | undefined, head: string): boolean =>
  spec ? spec.kind === 'sum' && spec.signed : /yds|yards|net|diff|margin|[+/]/.test(head)

export const findCategory = (family: FamilySpec | null, text: string): CategorySpec | undefined =>
  family?.tables.find(({ key, title }) => [key, title].some((name) => plain(name) === plain(text)))
