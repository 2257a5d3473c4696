import type { StoredPlayer } from '../../content/docs.ts'
import { sanitizeHtml } from '../../content/html/clean-html.ts'
import type { Transaction } from '../../content/transaction.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import type { KnownSport } from '../site/sports.ts'
import { markdownToHtml } from '../story/story-extras.ts'
import { toKey, personName, isYes, type PersonName } from '../values/text.ts'
import { parseSocialAccounts } from '../values/link.ts'
import type { Image } from '../../../src/contract/parts.schema.ts'
import { normalizeAcademicYear } from '../../../src/domain/calendar/academic-year.ts'
import { heightIn, poundsIn, strayedHeight } from './roster-cells.ts'
import { fieldsIn } from './roster-columns.ts'

/**
 * The person id of a player, from the `person` key of the rosters ('sam-okafor') or sport and name
 * ('football/Sam Okafor'). Null when it is unknown.
 */
export async function personCalled(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  called: string,
): Promise<number | null> {
  const slash = called.indexOf('/')
  const keys = [
    called,
    `person:${called}`,
    ...(slash === -1
      ? []
      : [`${called.slice(0, slash).toLowerCase()}/${toKey(called.slice(slash + 1))}`]),
  ]
  const rows = await db
    .selectFrom('identity')
    .select(['key', 'id'])
    .where('tenant', '=', tenant)
    .where('kind', '=', 'person')
    .where('key', 'in', keys)
    .execute()
  return (
    keys.map((key) => rows.find((row) => row.key === key)?.id).find((id) => id !== undefined) ??
    null
  )
}

/** The range of the name part of a rank: six letters with 27 values each. */
const names = 27 ** 6

/**
 * The position of a player in a roster: by number ('0' before '00', text last), then by name. It
 * depends only on the row, so that adding or removing a player does not change other rows.
 */
export function sortRank({
  jerseyNumber,
  lastName,
  firstName,
}: {
  jerseyNumber: string
  lastName: string
  firstName: string
}): number {
  const digits = /^\d{1,4}/.exec(jerseyNumber)?.[0]
  const jersey =
    digits === undefined ? (jerseyNumber ? 99_998 : 99_999) : Number(digits) * 5 + digits.length
  const start = (text: string, length: number) => toKey(text).slice(0, length).padEnd(length)
  const letters = start(lastName, 4) + start(firstName, 2)
  const name = [...letters].reduce(
    (sum, letter) => sum * 27 + Math.min(26, Math.max(0, letter.charCodeAt(0) - 96)),
    0,
  )
  return jersey * names + name
}

export const parsePersonName = (row: CsvRow): PersonName | null =>
  personName(cell(row, 'first_name'), cell(row, 'last_name'), cell(row, 'name'))

export function requireName(row: CsvRow): PersonName {
  const name = parsePersonName(row)
  if (name) return name
  const written = [cell(row, 'first_name'), cell(row, 'last_name'), cell(row, 'name')]
    .filter(Boolean)
    .join(' ')
  throw new RowError(written ? `"${written}" is not a name` : 'no name')
}

/** A roster row as a player. Invalid values are left out with a warning, and the player is kept. */
export function parsePlayer(
  row: CsvRow,
  name: PersonName,
  image: Image | null,
  sport: KnownSport,
  fileReport: FileReport,
): StoredPlayer {
  if (!name.first) warnRow(fileReport, row.line, `"${name.last}" is one word; taken as a last name`)
  const position = cell(row, 'position')
  const strayed = strayedHeight(row)
  if (strayed) warnRow(fileReport, row.line, `position "${position}" is a height`)
  const height = strayed ?? heightIn(cell(row, 'height'))
  const shownPosition = strayed || /^(?:n\/?a|-+)$/i.test(position) ? '' : position
  const year = normalizeAcademicYear(cell(row, 'class'))
  if (cell(row, 'class') && year.number === null)
    warnRow(
      fileReport,
      row.line,
      `class "${cell(row, 'class')}" is not known; shown as it is, sorted last`,
    )
  const bio = cell(row, 'bio')
  return {
    ...fieldsIn(row),
    firstName: name.first,
    lastName: name.last,
    jerseyNumber: cell(row, 'jersey'),
    positionShort: shownPosition,
    positionLong: shownPosition,
    academicYearNumber: year.number,
    academicYearShort: year.short,
    academicYearLong: year.long,
    heightFeet: height?.feet ?? null,
    heightInches: height?.inches ?? null,
    weight: poundsIn(cell(row, 'weight')),
    isCaptain: isYes(cell(row, 'captain')) || name.captain,
    image,
    letters: lettersOf(row, fileReport),
    socialMedia: parseSocialAccounts(
      { Twitter: cell(row, 'twitter'), Instagram: cell(row, 'instagram') },
      { Twitter: sport.twitter, Instagram: sport.instagram },
    ),
    bio: bio ? sanitizeHtml(markdownToHtml(bio)) || null : null,
  }
}

/** Letters won: the number in the cell, or the one in the class ('Jr.-2L'). */
function lettersOf(row: CsvRow, fileReport: FileReport): number | null {
  const text = cell(row, 'letters')
  const letterCount =
    /^(\d{1,2})\s*L?$/i.exec(text)?.[1] ??
    (text === '' ? /[-\s](\d)L$/i.exec(cell(row, 'class'))?.[1] : undefined)
  if (letterCount === undefined && text !== '')
    warnRow(fileReport, row.line, `letters "${text}" is not a number; left out`)
  return letterCount === undefined ? null : Number(letterCount)
}

/**
 * `own` identifies the row within its roster, `person` the person in all seasons. `refused` is the
 * reason why a row has no key.
 */
export type RowKey = { own: string; person: string } | { refused: string }

/**
 * Keys of the rows of one roster, for any row order: the `person` cell, else the full name. Players
 * with the same name are told apart by number; a number alone is never a key. The player who
 * already had the plain name keeps it.
 */
export async function readPersonKeys(
  transaction: Transaction,
  rows: readonly CsvRow[],
  sport: string,
  season: string,
): Promise<Map<CsvRow, RowKey>> {
  return keysFrom(await heldKeys(transaction, `${sport}/${season}/`), rows, sport, season)
}

/**
 * The same, from the names that the roster already has, with the current numbers. A `key` cell of
 * an export is used as it is.
 */
export function keysFrom(
  held: ReadonlyMap<string, string>,
  rows: readonly CsvRow[],
  sport: string,
  season: string,
): Map<CsvRow, RowKey> {
  const keys = new Map<CsvRow, RowKey>()
  const lines = new Map<string, number>()
  const add = (row: CsvRow, ownKey: string, person: string) => {
    const firstLine = lines.get(ownKey)
    const rejection = ownKey.startsWith('person:')
      ? `person "${cell(row, 'person')}" is already on line ${firstLine}`
      : `the same name and number as on line ${firstLine}; a person key tells two people apart`
    keys.set(
      row,
      firstLine === undefined
        ? { own: `${sport}/${season}/${ownKey}`, person }
        : { refused: rejection },
    )
    if (firstLine === undefined) lines.set(ownKey, row.line)
  }
  for (const row of rows)
    if (cell(row, 'person'))
      add(row, `person:${cell(row, 'person')}`, `person:${cell(row, 'person')}`)
  const open = rows.filter((row) => !cell(row, 'person'))
  for (const row of open)
    if (cell(row, 'key')) add(row, cell(row, 'key'), `${sport}/${cell(row, 'key')}`)

  const rowsByName = Map.groupBy(
    open.filter((row) => !cell(row, 'key')),
    (row) => plainName(row),
  )
  for (const [name, bearers] of rowsByName) {
    if (name === '') continue
    const numbered = (row: CsvRow) => `${name}#${toKey(cell(row, 'jersey'))}`
    const plainHolder =
      bearers.length === 1
        ? bearers.find((row) => !held.has(numbered(row)))
        : bearers.find((row) => held.get(name) === cell(row, 'jersey'))
    const other = bearers.find((row) => cell(row, 'jersey') !== '')
    for (const row of inTheirOwnOrder(bearers)) {
      if (other && cell(row, 'jersey') === '') {
        keys.set(row, { refused: sameNameAs(other.line) })
        continue
      }
      const ownKey = row === plainHolder ? name : numbered(row)
      add(row, ownKey, `${sport}/${ownKey}`)
    }
  }
  return keys
}

/** A row without a number beside another row of the same name may be the same person. */
export const sameNameAs = (line: number): string =>
  `the same name as on line ${line}, without a number; delete this row, or give two people of ` +
  'one name their numbers or person keys'

export const plainName = (row: CsvRow): string => {
  const name = parsePersonName(row)
  return name ? toKey(`${name.first} ${name.last}`) : ''
}

/** Sorted by content, so that the order of the file has no effect. */
const inTheirOwnOrder = (rows: CsvRow[]) =>
  rows.toSorted((a, b) =>
    [...a.cells.values()].join('\u0000') < [...b.cells.values()].join('\u0000') ? -1 : 1,
  )

/** Keys of the stored rows of this roster, with the current numbers. */
async function heldKeys({ db, tenant }: Transaction, prefix: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('roster_player as p', (j) =>
      j.onRef('p.tenant', '=', 'identity.tenant').onRef('p.id', '=', 'identity.id'),
    )
    .select(['identity.key', 'p.doc'])
    .where('identity.tenant', '=', tenant)
    .where('identity.kind', '=', 'roster_player')
    .where('identity.key', '>=', prefix)
    .where('identity.key', '<', `${prefix}\uffff`)
    .execute()
  return new Map(
    rows.map(({ key, doc }) => [
      key.slice(prefix.length),
      (JSON.parse(doc) as { jerseyNumber: string }).jerseyNumber,
    ]),
  )
}
