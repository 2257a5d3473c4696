import type { StoredPlayer } from '../../content/docs.ts'
import { htmlToText } from '../../content/html/clean-html.ts'
import type { OpponentRosterDoc } from '../../content/kinds/people.ts'
import type { Columns } from '../csv/columns.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { type CsvCells, yes } from '../export/files/csv-text.ts'
import { htmlToMarkdown } from '../export/files/prose.ts'
import { isYes, blankToNull } from '../values/text.ts'
import { normalizeAcademicYear } from '../../../src/domain/calendar/academic-year.ts'

type OpponentPlayer = OpponentRosterDoc['players'][number]
/**
 * `picture` is the path of the image in the import folder, `key` the key of the row within its
 * roster.
 */
type OwnPlayer = StoredPlayer & { picture: string; key: string }

/** A column of roster files: its other headings, and its cell in an export. */
type Column<Player> = {
  heads?: readonly string[]
  /** The text may have several lines. */
  prose?: true
  write(player: Player): CsvCells[string]
}

/** A column for one field of the player; columns without `field` are read in roster-row.ts. */
const text = <Field extends string>(field: Field, ...heads: string[]) => ({
  field,
  heads,
  read: blankToNull,
  write: (player: Record<Field, string | null>) => player[field],
})
const flag = <Field extends string>(field: Field, ...heads: string[]) => ({
  field,
  heads,
  read: isYes,
  write: (player: Record<Field, boolean>) => yes(player[field]),
})
/** Departments often write HTML, sometimes broken, into custom fields. Only its text is kept. */
const htmlText = <Field extends string>(field: Field) => ({
  ...text(field),
  read: (html: string) => blankToNull(htmlToText(html)),
})

/** Columns of every roster. */
const everyColumn = {
  jersey: {
    heads: ['number', 'no', 'num', 'uniform', 'jersey_number', 'uni', '#'],
    write: ({ jerseyNumber }) => jerseyNumber,
  },
  first_name: { heads: ['firstname', 'first'], write: ({ firstName }) => firstName },
  last_name: { heads: ['lastname', 'last'], write: ({ lastName }) => lastName },
  name: { heads: ['full_name', 'player'], write: () => '' },
  position: {
    heads: ['pos'],
    write: ({ positionLong, positionShort }) => positionLong || positionShort,
  },
  class: {
    heads: ['year', 'academic_year', 'yr', 'cl', 'eligibility'],
    write: ({ academicYearShort: short, academicYearLong: long }) =>
      normalizeAcademicYear(short).long === long ? short : long,
  },
  height: {
    heads: ['ht'],
    write: ({ heightFeet, heightInches }) =>
      heightFeet === null ? '' : `${heightFeet}-${heightInches ?? 0}`,
  },
  weight: { heads: ['wt'], write: ({ weight }) => weight },
  hometown: text('hometown', 'home_town'),
  high_school: text('highSchool', 'highschool'),
  previous_school: text('previousSchool', 'prev_school', 'last_school'),
  captain: { write: ({ isCaptain }) => yes(isCaptain) },
  jersey_second: text('jerseyNumberSecond', 'second_jersey'),
  hide: flag('hide', 'hidden'),
} satisfies Record<string, Column<OpponentPlayer>>

/**
 * Columns of our own rosters only: portraits, accounts and biographies of another school's players
 * are not ours to publish.
 */
const ownColumn = {
  major: text('major', 'major_field'),
  picture: { heads: ['photo', 'image', 'headshot'], write: ({ picture }) => picture },
  bio: { heads: ['biography'], prose: true, write: ({ bio }) => htmlToMarkdown(bio) },
  person: {
    write: ({ key }) => (key.startsWith('person:') ? key.slice('person:'.length) : ''),
  },
  twitter: { heads: ['x'], write: ({ socialMedia }) => findHandle(socialMedia, 'Twitter') },
  instagram: { write: ({ socialMedia }) => findHandle(socialMedia, 'Instagram') },
  gender: text('gender', 'sex'),
  pronouns: text('pronouns'),
  letters: { heads: ['letters_won'], write: ({ letters }) => letters },
  hide_bio: flag('hideBio'),
  custom1: htmlText('custom1'),
  custom2: htmlText('custom2'),
  custom3: htmlText('custom3'),
  also_known_as: text('alsoKnownAs', 'other_spellings', 'other_names'),
  /** Only needed where the rows alone do not determine it (export/files/rosters.ts). */
  key: { write: () => '' },
} satisfies Record<string, Column<OwnPlayer>>

const allColumns = { ...everyColumn, ...ownColumn }

type FieldsOf<All> = {
  [
    Name in keyof All as All[Name] extends { field: infer Field extends string } ? Field : never
  ]: All[Name] extends { read(text: string): infer Value } ? Value : never
}

/** The player fields of a row that are one column each. */
export const fieldsIn = (row: CsvRow) =>
  Object.fromEntries(
    Object.entries(allColumns).flatMap(([name, column]) =>
      'field' in column ? [[column.field, column.read(cell(row, name))]] : [],
    ),
  ) as FieldsOf<typeof allColumns>

export const playerCells = (player: OwnPlayer): CsvCells => cellsOf<OwnPlayer>(allColumns, player)
export const opponentCells = (player: OpponentPlayer): CsvCells =>
  cellsOf<OpponentPlayer>(everyColumn, player)

const cellsOf = <Player>(columns: Record<string, Column<Player>>, player: Player): CsvCells =>
  Object.fromEntries(Object.entries(columns).map(([name, { write }]) => [name, write(player)]))

export const rosterColumns = columnsFrom<OwnPlayer>(allColumns)
export const opponentRosterColumns = columnsFrom<OpponentPlayer>(everyColumn)

function columnsFrom<Player>(columns: Record<string, Column<Player>>): Columns {
  const all = Object.entries(columns)
  return {
    known: Object.keys(columns),
    aliases: Object.fromEntries(
      all.flatMap(([name, { heads = [] }]) => heads.map((head) => [head, name])),
    ),
    prose: all.filter(([, { prose }]) => prose).map(([name]) => name),
  }
}

/** The name of an account: the last part of its address. */
export const findHandle = (
  accounts: readonly { channel: string; url: string }[],
  channel: string,
): string =>
  accounts
    .find((account) => account.channel === channel)
    ?.url.split('/')
    .at(-1) ?? ''
