import { keyOfRow, snapshotTables, type Row, type Snapshot } from '../snapshot.ts'
import {
  wholeDoc,
  toColumns,
  toFields,
  hashValue,
  type ExactTable,
  type ExactLine,
  type Fields,
} from './exact-line.ts'

/** The differences of a copy, as the lines that undo them. */
export function differences(
  from: Pick<Snapshot, 'rows'>,
  copy: Pick<Snapshot, 'rows'>,
): ExactLine[] {
  return snapshotTables.flatMap((table) => {
    const made = new Map(copy.rows[table].map((row) => [keyOfRow(table, row), row]))
    const wanted = new Map(from.rows[table].map((row) => [keyOfRow(table, row), row]))
    const lines = [...wanted].flatMap(
      ([key, row]) => compareRow(table, key, row, made.get(key)) ?? [],
    )
    return [
      ...lines,
      ...[...made].flatMap(([key, row]) =>
        wanted.has(key) ? [] : [{ table, key, drop: hashValue(storedFields(table, row)) }],
      ),
    ]
  })
}

/** Null when both are equal. */
export function compareRow(
  table: ExactTable,
  key: string,
  wanted: Row,
  made: Row | undefined,
): ExactLine | null {
  if (!made)
    return {
      table,
      key,
      row: toFields(toColumns(table, wanted), wholeOrStored(table, wanted)) as NonNullable<
        ExactLine['row']
      >,
    }
  if (
    made.doc === wanted.doc &&
    JSON.stringify(toColumns(table, made)) === JSON.stringify(toColumns(table, wanted))
  )
    return null
  const [before, after] = [
    storedFields(table, made),
    toFields(toColumns(table, wanted), wholeOrStored(table, wanted)),
  ]
  const changed = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed.length === 0) return null
  return {
    table,
    key,
    set: Object.fromEntries(
      changed.map((name) => [
        name,
        { was: hashValue(before[name]), ...(after[name] === undefined ? {} : { is: after[name] }) },
      ]),
    ) as NonNullable<ExactLine['set']>,
  }
}

export const storedFields = (table: ExactTable, row: Record<string, unknown>): Fields =>
  toFields(toColumns(table, row), parsed(String(row['doc'])))

/** A row from before a field was added is written with the default, like in any import. */
function wholeOrStored(table: ExactTable, row: Row): unknown {
  const doc = parsed(row.doc)
  try {
    return wholeDoc(table, row.kind ?? '', doc)
  } catch {
    return doc
  }
}

/** A document that is not JSON is kept as text. */
function parsed(doc: string): unknown {
  try {
    return JSON.parse(doc) as unknown
  } catch {
    return doc
  }
}
