import type { Image } from '../../../src/contract/parts.schema.ts'
import { academicYearOf } from '../../../src/domain/calendar/academic-year.ts'
import { heightOf } from '../../../src/domain/people/height.ts'
import { cleanHtml, textOf } from '../../content/html/clean-html.ts'
import type { PlayerDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowRefused, warn, type Part } from '../report.ts'
import type { KnownSport } from '../site/seasons.ts'
import { htmlOf } from '../story/html-of.ts'
import { personName, type PersonName } from '../values/person-name.ts'
import { socialOf } from '../values/social.ts'
import { isYes, orNull } from '../values/yes.ts'

export const nameOf = (row: CsvRow): PersonName | null =>
  personName(cell(row, 'first_name'), cell(row, 'last_name'), cell(row, 'name'))

export function requireName(row: CsvRow): PersonName {
  const name = nameOf(row)
  if (name) return name
  const written = [cell(row, 'first_name'), cell(row, 'last_name'), cell(row, 'name')]
    .filter(Boolean)
    .join(' ')
  throw new RowRefused(written ? `"${written}" is no name` : 'no name')
}

/**
 * A row of a roster as a player. What cannot be read is left out with a warning: a player with a
 * strange height is still a player.
 */
export function playerOf(
  row: CsvRow,
  name: PersonName,
  image: Image | null,
  sport: KnownSport,
  part: Part,
): PlayerDoc {
  if (!name.first) warn(part, row.line, `"${name.last}" is one word; taken as a last name`)
  const { position, height } = measures(row, part)
  const year = academicYearOf(cell(row, 'class'))
  if (cell(row, 'class') && year.number === null)
    warn(part, row.line, `class "${cell(row, 'class')}" is not known; shown as it is, sorted last`)
  const bio = cell(row, 'bio')
  return {
    firstName: name.first,
    lastName: name.last,
    jerseyNumber: cell(row, 'jersey'),
    positionShort: position,
    positionLong: position,
    academicYearNumber: year.number,
    academicYearShort: year.short,
    academicYearLong: year.long,
    heightFeet: height?.feet ?? null,
    heightInches: height?.inches ?? null,
    weight: weightOf(row, part),
    hometown: orNull(cell(row, 'hometown')),
    highSchool: orNull(cell(row, 'high_school')),
    previousSchool: orNull(cell(row, 'previous_school')),
    major: orNull(cell(row, 'major')),
    isCaptain: isYes(cell(row, 'captain')) || name.captain,
    hide: isYes(cell(row, 'hide')),
    hideBio: isYes(cell(row, 'hide_bio')),
    image,
    jerseyNumberSecond: orNull(cell(row, 'jersey_second')),
    gender: orNull(cell(row, 'gender')),
    pronouns: orNull(cell(row, 'pronouns')),
    letters: lettersOf(row, part),
    custom1: wordsIn(cell(row, 'custom1')),
    custom2: wordsIn(cell(row, 'custom2')),
    custom3: wordsIn(cell(row, 'custom3')),
    socialMedia: socialOf(
      { Twitter: cell(row, 'twitter'), Instagram: cell(row, 'instagram') },
      { Twitter: sport.twitter, Instagram: sport.instagram },
    ),
    bio: bio ? cleanHtml(htmlOf(bio)) || null : null,
  }
}

/** Letters won: the number in the cell, or the one that a class carries with it ('Jr.-2L'). */
function lettersOf(row: CsvRow, part: Part): number | null {
  const text = cell(row, 'letters')
  const said =
    /^(\d{1,2})\s*L?$/i.exec(text)?.[1] ??
    (text === '' ? /[-\s](\d)L$/i.exec(cell(row, 'class'))?.[1] : undefined)
  if (said === undefined && text !== '')
    warn(part, row.line, `letters "${text}" is no number; left out`)
  return said === undefined ? null : Number(said)
}

/**
 * What departments put into fields of their own is often HTML, and not always whole: its words are
 * kept.
 */
const wordsIn = (text: string): string | null => orNull(textOf(text))

/** A height that stands in the column of positions belongs to the other one. */
function measures(
  row: CsvRow,
  part: Part,
): { position: string; height: ReturnType<typeof heightIn> } {
  const [position, height] = [cell(row, 'position'), cell(row, 'height')]
  const strayed = /\d['’-]/.test(position) ? heightIn(position) : null
  if (strayed) {
    warn(part, row.line, `position "${position}" is a height`)
    return { position: '', height: heightIn(height) ?? strayed }
  }
  const read = heightIn(height)
  if (!read && /[1-9]/.test(height))
    warn(part, row.line, `height "${height}" cannot be read; left out`)
  return { position: /^(?:n\/?a|-+)$/i.test(position) ? '' : position, height: read }
}

/** As it is written at home or abroad: 6-2, 188 cm, 1.88 m. */
function heightIn(text: string): { feet: number; inches: number } | null {
  const metric = /^(?:(\d{3})(?:\s*cm)?|(\d)[.,](\d{2})\s*m)$/i.exec(text)
  if (!metric) return heightOf(text)
  const inches = Math.round(Number(metric[1] ?? `${metric[2]}${metric[3]}`) / 2.54)
  return inches >= 36 && inches < 108
    ? { feet: Math.floor(inches / 12), inches: inches % 12 }
    : null
}

/** Pounds; kilograms where it says so. */
function weightOf(row: CsvRow, part: Part): number | null {
  const text = cell(row, 'weight')
  const [, digits, unit] = /^(\d{2,3})(?:\.\d+)?\s*(kg|lbs?\.?|pounds)?$/i.exec(text) ?? []
  if (digits) return Math.round(Number(digits) * (unit?.toLowerCase() === 'kg' ? 2.2046 : 1))
  if (/[1-9]/.test(text)) warn(part, row.line, `weight "${text}" cannot be read; left out`)
  return null
}
