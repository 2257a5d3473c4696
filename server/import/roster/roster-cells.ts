import { parseHeight, type Height } from '../../../src/domain/people/roster.ts'
import { cell, rejectFile, type CsvFile, type CsvRow } from '../csv/read-csv.ts'
import { doubt, rejectRow, type FileReport } from '../report.ts'
import { dateCause, detectCellKinds, spreadsheetDate, type CellKind } from '../values/cell-kinds.ts'

/** Kinds that a column never has. A text is refused when it can only be one of them. */
const never: Readonly<Record<string, readonly CellKind[]>> = {
  jersey: ['an address', 'a date', 'a height', 'a class', 'a hometown', 'a full name'],
  first_name: ['an address', 'a date', 'a height', 'a number', 'a hometown'],
  last_name: ['an address', 'a date', 'a height', 'a number', 'a hometown'],
  name: ['an address', 'a date', 'a height', 'a class', 'a position', 'a number', 'a hometown'],
  // A weight class is a number.
  position: ['an address', 'a date', 'a height', 'a class', 'a hometown'],
  class: ['an address', 'a date', 'a height', 'a position', 'a number', 'a hometown'],
  hometown: ['an address', 'a date', 'a height', 'a class', 'a number'],
  high_school: ['an address', 'a date', 'a height', 'a class', 'a number'],
  previous_school: ['an address', 'a date', 'a height', 'a class', 'a number'],
  major: ['an address', 'a date', 'a height', 'a class', 'a number'],
}

/** `kind` is null for a text that no column accepts. */
export type WrongCell = { column: string; kind: CellKind | null; reason: string }

/**
 * The cells of a roster row that have another column's kind of value, with the likely cause. A
 * height in the position column is used as the height if that is blank.
 */
export function wrongCells(row: CsvRow): WrongCell[] {
  const wrongCellsOfRow: WrongCell[] = []
  for (const [column, kinds] of Object.entries(never)) {
    const text = cell(row, column)
    if (column === 'position' && strayedHeight(row)) continue
    // The year of graduation.
    if (column === 'class' && /^(?:19|20)\d{2}$/.test(text)) continue
    wrongCellsOfRow.push(...wrongKind(column, text, kinds))
  }
  // `G` is a guard or a graduate: beside a class in the position column it is the guard.
  if (
    wrongCellsOfRow.some(({ column }) => column === 'position') &&
    detectCellKinds(cell(row, 'class')).includes('a position') &&
    !wrongCellsOfRow.some(({ column }) => column === 'class')
  )
    wrongCellsOfRow.push({
      column: 'class',
      kind: 'a position',
      reason: `class "${cell(row, 'class')}" is a position`,
    })
  const [height, weight] = [cell(row, 'height'), cell(row, 'weight')]
  const isWrongWeight = isGiven(weight) && poundsIn(weight) === null
  if (isWrongWeight) wrongCellsOfRow.push(unreadable('weight', weight, '200, 200 lbs, 91 kg'))
  if (isGiven(height) && !heightIn(height))
    wrongCellsOfRow.push(unreadable('height', height, '6-2, 188 cm'))
  // Centimeters, unless the weight is elsewhere, too.
  else if (isWrongWeight && detectCellKinds(height).includes('a number'))
    wrongCellsOfRow.push({
      column: 'height',
      kind: 'a number',
      reason: `height "${height}" is a weight`,
    })
  return wrongCellsOfRow
}

/** A cell that can only be one of these kinds; none when it is right. */
export function wrongKind(column: string, text: string, kinds: readonly CellKind[]): WrongCell[] {
  const cellKinds = text === '' ? [] : detectCellKinds(text)
  if (cellKinds.length === 0 || !cellKinds.every((kind) => kinds.includes(kind))) return []
  const kind = cellKinds[0]!
  const reason = `${column} "${shortened(text)}" is ${kind}${causeOf(column, text)}`
  return [{ column, kind, reason }]
}

/** Blank, 'N/A', '-' and '0-0' are no value. */
const isGiven = (text: string): boolean =>
  /[1-9]|\p{L}{2}/u.test(text) && !/^(?:n\/?a|tb[ad]|none|unknown)\.?$/i.test(text)

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

function unreadable(column: 'height' | 'weight', text: string, forms: string): WrongCell {
  const kind =
    detectCellKinds(text).find(
      (candidate) => candidate !== 'a number' && candidate !== 'a full name',
    ) ?? null
  const problem = kind ? `is ${kind}${causeOf(column, text)}` : `cannot be read (${forms})`
  return { column, kind, reason: `${column} "${shortened(text)}" ${problem}` }
}

/** What a spreadsheet changed; '' when it did not. */
function causeOf(column: string, text: string): string {
  const typed = spreadsheetDate(text)
  if (typed === null) return ''
  const likely =
    column === 'height'
      ? typed.split(' or ').find((candidate) => parseHeight(candidate))
      : undefined
  return `: ${dateCause(likely ?? typed)}`
}

/** The height in the position column of a row without another height. */
export const strayedHeight = (row: CsvRow): Height | null =>
  isGiven(cell(row, 'height')) || !/\d['’-]/.test(cell(row, 'position'))
    ? null
    : heightIn(cell(row, 'position'))

/** Accepts 6-2, 188 cm and 1.88 m. */
export function heightIn(text: string): Height | null {
  const metric = /^(?:(\d{3})(?:\s*cm)?|(\d)[.,](\d{2})\s*m)$/i.exec(text)
  if (!metric) return parseHeight(text)
  const inches = Math.round(Number(metric[1] ?? `${metric[2]}${metric[3]}`) / 2.54)
  return inches >= 36 && inches < 108
    ? { feet: Math.floor(inches / 12), inches: inches % 12 }
    : null
}

/** Pounds; kilograms are converted. Null for what is no weight, such as a jersey number. */
export function poundsIn(text: string): number | null {
  const [, digits, unit] = /^(\d{2,3})(?:\.\d+)?\s*(kg|lbs?\.?|pounds)?$/i.exec(text) ?? []
  if (!digits || Number(digits) < 40) return null
  return Math.round(Number(digits) * (unit?.toLowerCase() === 'kg' ? 2.2046 : 1))
}

/** Columns that identify a player: a wrong cell there refuses the row. */
const identifying = new Set(['jersey', 'first_name', 'last_name', 'name'])

/**
 * The rows of a roster, or of statistics, that can be imported, without their wrong cells. A row is
 * refused when its name, its number or two of its cells are of the wrong kind. Columns are shifted,
 * and the whole file is refused (null), when a fifth of the rows has two wrong cells, or most rows
 * have a value of another column. A date is the work of a spreadsheet.
 */
export function soundRows(
  fileReport: FileReport,
  file: CsvFile,
  wrongIn: (row: CsvRow) => WrongCell[] = wrongCells,
): CsvRow[] | null {
  const read = file.rows.map((row) => ({ row, wrong: wrongIn(row) }))
  const hasSeveral = ({ wrong }: { wrong: WrongCell[] }) =>
    wrong.filter(({ kind }) => kind !== 'a date').length > 1
  const isWrong = ({ wrong }: { wrong: WrongCell[] }) =>
    hasSeveral({ wrong }) || wrong.some(({ column }) => identifying.has(column))
  const several = read.filter(hasSeveral)
  const displaced = read.filter(({ wrong }) =>
    wrong.some(({ kind }) => kind !== null && kind !== 'a date'),
  )
  const shifted = displaced.length * 2 > read.length ? displaced : several
  if (shifted.length > 1 && shifted.length * 5 >= read.length) {
    const first = shifted[0]!
    rejectFile(
      fileReport,
      file,
      `columns are shifted from line ${first.row.line} (${shifted.length} of ${read.length} ` +
        `rows): ${reasonsOf(first.wrong)}; ` +
        'compare the cells with the headings, where a column is missing or extra. ' +
        'No row of this file is imported',
      first.row.line,
    )
    for (const { row, wrong } of read.filter((entry) => isWrong(entry) && !several.includes(entry)))
      doubt(fileReport, row.line, reasonsOf(wrong))
    return null
  }
  return read.flatMap((entry) => {
    const { row, wrong } = entry
    if (wrong.length === 0) return [row]
    if (isWrong(entry)) {
      const cause = hasSeveral(entry) ? 'cells are in the wrong columns: ' : ''
      rejectRow(fileReport, row.line, `${cause}${reasonsOf(wrong)}`)
      return []
    }
    for (const { reason } of wrong) doubt(fileReport, row.line, `${reason}; left out`)
    const blank = wrong.map(({ column }) => [column, ''] as const)
    return [{ line: row.line, cells: new Map([...row.cells, ...blank]) }]
  })
}

const reasonsOf = (cells: readonly WrongCell[]): string =>
  cells.map(({ reason }) => reason).join(', ')
